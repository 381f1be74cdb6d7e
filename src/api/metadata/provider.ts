/** Origins are feeds, not brands; these are the brands behind those that name none. */
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

/** The service's name for where a record comes from; one feed is a spreadsheet, whose id says nothing. */
export function nameOrigin(origin: string): string {
  return isSpreadsheetId(origin) ? '' : origin
}

/** @param said the operator that the metadata names, empty where it names none */
export function nameProvider(said: string, origin: string): string {
  return said !== '' && !isSpreadsheetId(said) ? said : (brands.get(origin) ?? '')
}
