const { compare } = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' })

/** Compares by the alphabet and numbers by size, without regard to case and accents. */
export function compareNames(one: string, other: string): number {
  return one === other ? 0 : compare(one, other)
}
