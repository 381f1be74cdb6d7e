import { parseText } from './metadata'

/** The working group's words for how a station is, and those of the hydrogen feed that mean the same. */
const states = new Map([
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

/** Characters that are kept of a word that is not known. */
const mostOfWord = 60

function known(field: unknown): string | undefined {
  return states.get(
    parseText(field)
      .toUpperCase()
      .replace(/[\s_-]/g, ''),
  )
}

export function isState(field: unknown): boolean {
  return known(field) !== undefined
}

/** Empty where nothing is said; a word that is not known as it was said. */
export function parseState(field: unknown): string {
  return known(field) ?? parseText(field).slice(0, mostOfWord)
}
