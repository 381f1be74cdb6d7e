import { useState } from 'react'

/** Returns the first of equal values, so that an equal object from the address bar is not a change. */
export function useSame<T>(value: T): T {
  const [kept, setKept] = useState(value)
  if (kept === value || JSON.stringify(kept) === JSON.stringify(value)) return kept
  setKept(value)
  return value
}
