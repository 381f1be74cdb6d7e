/**
 * Names of places in South Tyrol as GeoNames spells them: Italian, German and, in the Ladin valleys, Ladin. Places of
 * the base map that are not in this list do not belong to the region.
 */
export const bilingualNames: ReadonlyMap<string, readonly string[]> = new Map(
  `
Aldino|Aldein
Andriano|Andrian
Anterivo|Altrei
Avelengo|Hafling
Badia|Abtei
Barbiano|Barbian
Bolzano|Bozen
Braies|Prags
Brennero|Brenner
Bressanone|Brixen
Bronzolo|Branzoll
Brunico|Bruneck
Caines|Kuens
Caldaro sulla Strada del Vino|Kaltern an der Weinstraße
Campo di Trens|Freienfeld
Campo Tures|Sand in Taufers
Castelbello-Ciardes|Kastelbell-Tschars
Castelrotto|Kastelruth|Ciastel
Cermes|Tscherms
Chienes|Kiens
Chiusa|Klausen
Colle Isarco|Gossensaß
Collalbo|Klobenstein
Cornedo all'Isarco|Karneid
Cortaccia sulla Strada del Vino|Kurtatsch an der Weinstraße
Corvara in Badia|Corvara
Curon Venosta|Graun im Vinschgau
Dobbiaco|Toblach
Egna|Neumarkt
Falzes|Pfalzen
Fiè allo Sciliar|Völs am Schlern
Fortezza|Franzensfeste
Funes|Villnöß
Gais
Gargazzone|Gargazon
Glorenza|Glurns
La Valle|Wengen|La Val
Laces|Latsch
Lagundo|Algund
Laion|Lajen
Laives|Leifers
Lana
Lasa|Laas
Luson|Lüsen
Magrè sulla Strada del Vino|Margreid an der Weinstraße
Malles Venosta|Mals
Marlengo|Marling
Meltina|Mölten
Merano|Meran
Monguelfo|Welsberg
Montagna|Montan
Moso in Passiria|Moos in Passeier
Nalles|Nals
Naturno|Naturns
Naz-Sciaves|Natz-Schabs
Nova Levante|Welschnofen
Nova Ponente|Deutschnofen
Ora|Auer
Ortisei|St. Ulrich|Urtijëi
Parcines|Partschins
Perca|Percha
Plaus
Ponte Gardena|Waidbruck
Postal|Burgstall
Prato allo Stelvio|Prad am Stilfser Joch
Predoi|Prettau
Proves|Proveis
Racines|Ratschings
Rasun Anterselva|Rasen-Antholz
Renon|Ritten
Rifiano|Riffian
Rio di Pusteria|Mühlbach
Rodengo|Rodeneck
Salorno|Salurn
San Candido|Innichen
San Genesio Atesino|Jenesien
San Leonardo in Passiria|St. Leonhard in Passeier
San Lorenzo di Sebato|St. Lorenzen
San Martino in Badia|St. Martin in Thurn|San Martin de Tor
San Martino in Passiria|St. Martin in Passeier
San Pancrazio|St. Pankraz
Santa Cristina Valgardena|St. Christina in Gröden|Santa Cristina Gherdëina
Sarentino|Sarntal
Scena|Schenna
Selva|Wolkenstein|Sëlva
Selva dei Molini|Mühlwald
Senales|Schnals
Sesto|Sexten
Silandro|Schlanders
Siusi|Seis
Sluderno|Schluderns
Soprabolzano|Oberbozen
Stelvio|Stilfs
Terento|Terenten
Terlano|Terlan
Termeno|Tramin
Tesimo|Tisens
Tires|Tiers
Tirolo|Tirol
Trodena|Truden
Tubre|Taufers im Münstertal
Ultimo|Ulten
Valle Aurina|Ahrntal
Valle di Casies|Gsies
Vandoies|Vintl
Varna|Vahrn
Velturno|Feldthurns
Verano|Vöran
Villabassa|Niederdorf
Villandro|Villanders
Vipiteno|Sterzing
`
    .trim()
    .split('\n')
    .map((line) => line.split('|'))
    .map((names) => [names[0] ?? '', names]),
)
