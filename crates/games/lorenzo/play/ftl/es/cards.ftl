### Nombres de las cartas: los impresos donde se conocen, los demás nuestros.

## Territorios

card-commercial-hub = Puesto comercial
card-woods = Bosque
card-village = Aldea
card-gravel-pit = Gravera
card-forest = Foresta
card-monastery = Monasterio
card-citadel = Ciudadela
card-city = Ciudad
card-gold-mine = Mina de oro
card-mountain-town = Pueblo de montaña
card-mining-town = Pueblo minero
card-rock-pit = Cantera de piedra
card-estate = Hacienda
card-hermitage = Ermita
card-manor-house = Mansión
card-dukedom = Ducado
card-trading-town = Ciudad mercantil
card-farm = Granja
card-colony = Colonia
card-marble-pit = Canteras de mármol
card-province = Provincia
card-sanctuary = Santuario
card-castle = Castillo
card-fortified-town = Ciudad fortificada

## Edificios

card-mint = Ceca
card-tax-office = Oficina de impuestos
card-triumphal-arch = Arco de triunfo
card-theater = Teatro
card-carpenters-shop = Carpintería
card-stonemasons-shop = Taller del cantero
card-chapel = Capilla
card-residence = Residencia
card-marketplace = Plaza del mercado
card-treasury = Tesorería
card-painters-guild = Gremio de pintores
card-sculptors-guild = Gremio de escultores
card-stonemasons-guild = Gremio de constructores
card-baptistery = Baptisterio
card-barracks = Cuartel
card-stronghold = Fortín
card-bank = Banco
card-fair = Feria
card-garden = Jardín
card-fortress = Fortaleza
card-palace = Palacio
card-church = Iglesia
card-military-academy = Academia militar
card-cathedral = Catedral

## Personajes

card-warlord = Condotiero
card-stonemason = Constructor
card-dame = Dama
card-knight = Caballero
card-farmer = Granjero
card-artisan = Artesano
card-preacher = Predicador
card-abbess = Abadesa
card-captain = Capitán
card-architect = Arquitecto
card-patron = Mecenas
card-hero = Héroe
card-peasant = Campesino
card-scholar = Erudito
card-papal-messenger = Mensajero papal
card-royal-messenger = Mensajero real
card-noble = Noble
card-governor = Gobernador
card-paramour = Cortesana
card-herald = Heraldo
card-cardinal = Cardenal
card-bishop = Obispo
card-general = General
card-ambassador = Embajador

## Empresas

card-hiring-recruits = Contratar reclutas
card-repairing-the-church = Reparar la iglesia
card-building-the-walls = Construir las murallas
card-raising-a-statue = Erigir una estatua
card-military-campaign = Campaña militar
card-hosting-panhandlers = Hospedar a los mendigos
card-fighting-heresies = Combatir las herejías
card-support-to-the-bishop = Apoyo al obispo
card-hiring-soldiers = Contratar soldados
card-repairing-the-abbey = Reparar la abadía
card-building-the-bastions = Construir los bastiones
card-support-to-the-king = Apoyo al rey
card-improving-the-canals = Mejorar los canales
card-hosting-foreigners = Acoger a los extranjeros
card-crusade = Cruzada
card-support-to-the-cardinal = Apoyo al cardenal
card-hiring-mercenaries = Contratar mercenarios
card-repairing-the-cathedral = Reparar la catedral
card-building-the-towers = Construir las torres
card-promoting-sacred-art = Fomentar el arte sacro
card-military-conquest = Conquista militar
card-improving-the-roads = Mejorar los caminos
card-sacred-war = Guerra santa
card-support-to-the-pope = Apoyo al papa
