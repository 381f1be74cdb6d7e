import { useState } from 'react'

/** Returns the previous value while `isEqual` holds, so that a new but equal object is not a change. */
export function useStable<T>(value: T, isEqual: (one: T, other: T) => boolean): T {
  const [stable, setStable] = useState(() => value)
  if (stable === value || isEqual(stable, value)) return stable
  setStable(() => value)
  return value
}

/** Returns whether two values have the same text as JSON. */
export function isEqualJson(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
