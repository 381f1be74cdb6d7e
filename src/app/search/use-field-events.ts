import { type RefObject, useEffect, useEffectEvent } from 'react'

interface Handlers {
  onKey(event: KeyboardEvent): void
  /** @param has whether the field has the focus */
  onFocus(has: boolean): void
}

/** Listens to keys and focus of a field that another component renders. */
export function useFieldEvents(input: RefObject<HTMLInputElement | null>, { onKey, onFocus }: Handlers) {
  const handleKey = useEffectEvent(onKey)
  const focus = useEffectEvent(onFocus)
  useEffect(() => {
    const field = input.current
    if (!field) return
    const keyDown = (event: KeyboardEvent) => handleKey(event)
    const gotFocus = () => focus(true)
    const lostFocus = () => focus(false)
    field.addEventListener('keydown', keyDown)
    field.addEventListener('focus', gotFocus)
    field.addEventListener('blur', lostFocus)
    return () => {
      field.removeEventListener('keydown', keyDown)
      field.removeEventListener('focus', gotFocus)
      field.removeEventListener('blur', lostFocus)
    }
  }, [input])
}
