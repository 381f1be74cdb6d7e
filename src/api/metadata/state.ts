import { parseText } from './metadata'

/** Station states of the working group, and equal words of the hydrogen feed. */
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

/** Most characters kept of an unknown word. */
const maxStateLength = 60

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

/** Empty: not stated. An unknown word is kept as it is. */
export function parseState(field: unknown): string {
  return known(field) ?? parseText(field).slice(0, maxStateLength)
}
