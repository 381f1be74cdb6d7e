const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' })

/** In the order of the alphabet, numbers by their size; case and accents do not count. */
export function compareNames(one: string, other: string): number {
  return one === other ? 0 : collator.compare(one, other)
}
