import { textOf } from './metadata'

/** The working group's words for how a station is, and those of the hydrogen feed that mean the same. */
const states = new Map([
  ['ACTIVE', 'ACTIVE'],
  ['AVAILABLE', 'AVAILABLE'],
  ['OCCUPIED', 'OCCUPIED'],
  ['UNAVAILABLE', 'UNAVAILABLE'],
  ['TEMPORARYUNAVAILABLE', 'TEMPORARYUNAVAILABLE'],
  ['FAULT', 'FAULT'],
  ['FAULTED', 'FAULT'],
  ['EXCEPTION', 'FAULT'],
  ['PLANNED', 'PLANNED'],
  ['REMOVED', 'REMOVED'],
  ['UNKNOWN', 'UNKNOWN'],
])

function known(field: unknown): string | undefined {
  return states.get(
    textOf(field)
      .toUpperCase()
      .replace(/[^A-Z]/g, ''),
  )
}

export function isState(field: unknown): boolean {
  return known(field) !== undefined
}

/** Empty where nothing is said, `UNKNOWN` for a word that is not known. */
export function stateOf(field: unknown): string {
  return known(field) ?? (textOf(field) === '' ? '' : 'UNKNOWN')
}
