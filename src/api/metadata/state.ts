import { parseText } from './metadata'

/** Station states of the family `workgroup` by the words of its feeds. `CLOSED` is out of use here, not closed data. */
const stateByWord = new Map([
  ['ACTIVE', 'ACTIVE'],
  ['AVAILABLE', 'AVAILABLE'],
  ['OPEN', 'AVAILABLE'],
  ['OCCUPIED', 'OCCUPIED'],
  ['UNAVAILABLE', 'UNAVAILABLE'],
  ['CLOSED', 'UNAVAILABLE'],
  ['INOPERATIVE', 'UNAVAILABLE'],
  ['OUTOFORDER', 'UNAVAILABLE'],
  ['OUTOFSERVICE', 'UNAVAILABLE'],
  ['TEMPORARYUNAVAILABLE', 'TEMPORARYUNAVAILABLE'],
  ['FAULT', 'FAULT'],
  ['FAULTED', 'FAULT'],
  ['EXCEPTION', 'FAULT'],
  ['PLANNED', 'PLANNED'],
  ['REMOVED', 'REMOVED'],
  ['UNKNOWN', 'UNKNOWN'],
])

/** Maximum number of characters kept of an unknown word. */
const maxStateLength = 60

function findState(field: unknown): string | undefined {
  return stateByWord.get(
    parseText(field)
      .toUpperCase()
      .replace(/[\s_-]/g, ''),
  )
}

export function isState(field: unknown): boolean {
  return findState(field) !== undefined
}

/** Empty: not stated. An unknown word is kept as it is. */
export function parseState(field: unknown): string {
  return findState(field) ?? parseText(field).slice(0, maxStateLength)
}
