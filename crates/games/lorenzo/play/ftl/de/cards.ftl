### Namen der Karten, von uns übersetzt.

## Territorien

card-commercial-hub = Handelsposten
card-woods = Wald
card-village = Dorf
card-gravel-pit = Kiesgrube
card-forest = Forst
card-monastery = Kloster
card-citadel = Zitadelle
card-city = Stadt
card-gold-mine = Goldmine
card-mountain-town = Bergdorf
card-mining-town = Bergwerksstadt
card-rock-pit = Steinbruch
card-estate = Landgut
card-hermitage = Einsiedelei
card-manor-house = Herrenhaus
card-dukedom = Herzogtum
card-trading-town = Handelsstadt
card-farm = Gehöft
card-colony = Kolonie
card-marble-pit = Marmorbruch
card-province = Provinz
card-sanctuary = Wallfahrtsort
card-castle = Burg
card-fortified-town = Befestigte Stadt

## Gebäude

card-mint = Münzstätte
card-tax-office = Steueramt
card-triumphal-arch = Triumphbogen
card-theater = Theater
card-carpenters-shop = Zimmerei
card-stonemasons-shop = Steinmetzwerkstatt
card-chapel = Kapelle
card-residence = Stadthaus
card-marketplace = Marktplatz
card-treasury = Schatzkammer
card-painters-guild = Malergilde
card-sculptors-guild = Bildhauergilde
card-stonemasons-guild = Bauhütte
card-baptistery = Baptisterium
card-barracks = Kaserne
card-stronghold = Bollwerk
card-bank = Bankhaus
card-fair = Messe
card-garden = Garten
card-fortress = Festung
card-palace = Palast
card-church = Kirche
card-military-academy = Militärakademie
card-cathedral = Dom

## Charaktere

card-warlord = Condottiere
card-stonemason = Baumeister
card-dame = Edeldame
card-knight = Ritter
card-farmer = Bauer
card-artisan = Handwerker
card-preacher = Prediger
card-abbess = Äbtissin
card-captain = Hauptmann
card-architect = Architekt
card-patron = Mäzen
card-hero = Held
card-peasant = Landmann
card-scholar = Gelehrter
card-papal-messenger = Päpstlicher Bote
card-royal-messenger = Königlicher Bote
card-noble = Edelmann
card-governor = Statthalter
card-paramour = Kurtisane
card-herald = Herold
card-cardinal = Kardinal
card-bishop = Bischof
card-general = Feldherr
card-ambassador = Gesandter

## Unternehmungen

card-hiring-recruits = Rekruten anwerben
card-repairing-the-church = Die Kirche ausbessern
card-building-the-walls = Stadtmauern bauen
card-raising-a-statue = Ein Standbild errichten
card-military-campaign = Feldzug
card-hosting-panhandlers = Bettler beherbergen
card-fighting-heresies = Ketzerei bekämpfen
card-support-to-the-bishop = Beistand für den Bischof
card-hiring-soldiers = Soldaten anwerben
card-repairing-the-abbey = Die Abtei ausbessern
card-building-the-bastions = Bastionen bauen
card-support-to-the-king = Beistand für den König
card-improving-the-canals = Kanäle ausbauen
card-hosting-foreigners = Fremde aufnehmen
card-crusade = Kreuzzug
card-support-to-the-cardinal = Beistand für den Kardinal
card-hiring-mercenaries = Söldner anwerben
card-repairing-the-cathedral = Den Dom ausbessern
card-building-the-towers = Türme bauen
card-promoting-sacred-art = Geistliche Kunst fördern
card-military-conquest = Eroberung
card-improving-the-roads = Straßen ausbauen
card-sacred-war = Heiliger Krieg
card-support-to-the-pope = Beistand für den Papst
