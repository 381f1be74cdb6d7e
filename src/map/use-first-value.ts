import { useState } from 'react'

/** Returns the first value that is not `null`. */
export function useFirstValue<T>(value: T | null): T | null {
  const [first, setFirst] = useState(value)
  if (first === null && value !== null) setFirst(value)
  return first ?? value
}
