import { chance, pick } from '../world/chance'

/** Languages of the places: German, Italian and English. */
export const placeLanguages = ['de', 'it', 'en'] as const
export type PlaceLanguage = (typeof placeLanguages)[number]
export type Names = Readonly<Record<PlaceLanguage, string>>

const read = (table: string): readonly Names[] =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split('|'))
    .map(([de = '', it = de, en = de]) => ({ de, it, en }))

const lodgings = read(`
Hotel
Gasthof|Albergo|Inn
Garni
Pension|Pensione|Guesthouse
Residence
Ferienwohnungen|Appartamenti|Apartments
Urlaub auf dem Bauernhof|Agriturismo|Farm Stay
`)

const eateries = read(`
Restaurant|Ristorante|Restaurant
Gasthaus|Trattoria|Tavern
Pizzeria
Café|Caffè|Café
Buschenschank|Osteria contadina|Farm Tavern
Jausenstation|Punto di ristoro|Snack Bar
Weinstube|Enoteca|Wine Bar
`)

const sights = read(`
Museum|Museo|Museum
Pfarrkirche|Chiesa parrocchiale|Parish Church
Ansitz|Residenza|Manor
`)

const signs = read(`
Edelweiß|Stella Alpina|Edelweiss
Rosengarten|Catinaccio|Rosengarten
Enzian|Genziana|Gentian
Zum Goldenen Adler|Aquila d’Oro|Golden Eagle
Weißes Rössl|Cavallino Bianco|White Horse
Krone|Corona|Crown
Steinbock|Stambecco|Ibex
Schwarzer Bär|Orso Nero|Black Bear
Schlern|Sciliar|Schlern
Latemar
Ortler|Ortles|Ortler
Drei Zinnen|Tre Cime|Three Peaks
Zirmerhof
Lärchenhof
Plattner
Obermoser
Sonnenheim|Casa del Sole|Sonnenheim
Mühle|Mulino|Mill
Traube|Grappolo|Grape
Kreuzwirt|Alla Croce|Kreuzwirt
Villa Stefania
Sëlva
`)

const kinds = { stay: lodgings, eat: eateries, see: sights }
export type EntryKind = keyof typeof kinds

/** Returns the name of an entry in each language. */
export function chooseNames(kind: EntryKind, seed: number): Names {
  const what = pick(kinds[kind], seed, 1)
  const sign = pick(signs, seed, 2)
  const name = (language: PlaceLanguage) => `${what[language]} ${sign[language]}`
  return { de: name('de'), it: name('it'), en: name('en') }
}

const streets = read(`
Romstraße|Via Roma|Via Roma - Romstraße
Bahnhofstraße|Via Stazione|Via Stazione - Bahnhofstraße
Kirchplatz|Piazza Chiesa|Piazza Chiesa - Kirchplatz
Dorfstraße|Via del Paese|Via del Paese - Dorfstraße
Mühlgasse|Vicolo dei Mulini|Vicolo dei Mulini - Mühlgasse
Andreas-Hofer-Straße|Via Andreas Hofer|Via Andreas Hofer
`)

/** Returns street and number in each language. */
export function chooseStreets(seed: number): Names {
  const street = pick(streets, seed, 3)
  const number = 1 + Math.floor(chance(seed, 4) * 60)
  return { de: `${street.de} ${number}`, it: `${street.it} ${number}`, en: `${street.en} ${number}` }
}
