import { useState } from 'react'

/** Returns the first of equal values, so that an equal object from the address bar is not a change. */
export function useSame<T>(value: T): T {
  const [previous, setPrevious] = useState(value)
  if (previous === value || JSON.stringify(previous) === JSON.stringify(value)) return previous
  setPrevious(value)
  return value
}
