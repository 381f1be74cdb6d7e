/**
 * Names of the base map's cities in English, German and Italian, after the one that the map shows, where they differ
 * from it by more than accents.
 */
export const cityNames: ReadonlyMap<string, readonly string[]> = new Map(
  `
Athína|Athens|Athen|Atene
Augsburg|Augusta
Barcelona|Barcellona
Basel|Basilea
Beograd|Belgrade|Belgrad|Belgrado
Berlin|Berlino
Bern|Berna
Bremen|Brema
Brno|Brünn
Bruxelles|Brussels|Brüssel
Bydgoszcz|Bromberg
České Budějovice|Budweis
Cluj-Napoca|Klausenburg
Córdoba|Cordova
Dijon|Digione
Dresden|Dresda
Firenze|Florence|Florenz
Frankfurt am Main|Francoforte sul Meno
Freiburg|Freiburg im Breisgau|Friburgo in Brisgovia
Gdańsk|Danzig|Danzica
Genève|Geneva|Genf|Ginevra
Genova|Genoa|Genua
Hamburg|Amburgo
Hannover|Hanover
Hrodna|Grodno
Kaliningrad|Königsberg
Katowice|Kattowitz
Köln|Cologne|Colonia
Konstanz|Constance|Costanza
Kraków|Cracow|Krakau|Cracovia
Lausanne|Losanna
Leipzig|Lipsia
Ljubljana|Laibach|Lubiana
Łódź|Lodz
London|Londra
Lublin|Lublino
Lviv|Lemberg|Leopoli
Lyon|Lione
Maribor|Marburg an der Drau
Marseille|Marsiglia
Milano|Milan|Mailand
Mulhouse|Mülhausen
München|Munich|Monaco di Baviera
Napoli|Naples|Neapel
Nice|Nizza
Nürnberg|Nuremberg|Norimberga
Ostrava|Ostrau
Padova|Padua
Palma|Palma de Mallorca|Palma di Maiorca
Paris|Parigi
Poznań|Posen
Praha|Prague|Prag|Praga
Prishtinë|Pristina
Regensburg|Ratisbona
Rijeka|Fiume
Roma|Rome|Rom
Salzburg|Salisburgo
Sofija|Sofia
Split|Spalato
Strasbourg|Straßburg|Strasburgo
Stuttgart|Stoccarda
Szczecin|Stettin|Stettino
Thessaloníki|Saloniki|Salonicco
Timişoara|Temeswar
Tiranë|Tirana
Torino|Turin
Toulouse|Tolosa
Trieste|Triest
Ulm|Ulma
Venezia|Venice|Venedig
Warszawa|Warsaw|Warschau|Varsavia
Wien|Vienna
Wrocław|Wroclaw|Breslau|Breslavia
Zagreb|Zagabria
Zaragoza|Saragossa|Saragozza
Zürich|Zurigo
`
    .trim()
    .split('\n')
    .map((line) => line.split('|'))
    .map(([shown = '', ...others]) => [shown, others]),
)
