/** Brands of origins that do not name one: origins are feeds, not brands. */
const brands = new Map([
  ['ALPERIA', 'Alperia'],
  ['BFE', 'BFE'],
  ['DRIWE', 'DRIWE'],
  ['DRIWE-OCPI', 'DRIWE'],
  ['IIT', 'IIT'],
  ['Neogy', 'Neogy'],
  ['Neogy-AMPECO', 'Neogy'],
  ['Nevicam', 'Nevicam'],
  ['route220', 'Route220'],
])

/** Ids of Google's spreadsheets have 44 characters; no name of a feed or brand is that long without a space. */
function isSpreadsheetId(text: string): boolean {
  return /^[\w-]{30,}$/.test(text)
}

/** Name of the record's feed, cleaned: one feed is a spreadsheet, whose id is no name. */
export function nameOrigin(origin: string): string {
  return isSpreadsheetId(origin) ? '' : origin
}

/** @param stated operator by the metadata; empty: not stated */
export function nameProvider(stated: string, origin: string): string {
  return stated !== '' && !isSpreadsheetId(stated) ? stated : (brands.get(origin) ?? '')
}
