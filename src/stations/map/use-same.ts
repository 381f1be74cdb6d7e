import { useState } from 'react'

/** The first of values that say the same, so that an equal object from the address bar is no news. */
export function useSame<T>(value: T): T {
  const [kept, setKept] = useState(value)
  if (kept === value || JSON.stringify(kept) === JSON.stringify(value)) return kept
  setKept(value)
  return value
}
