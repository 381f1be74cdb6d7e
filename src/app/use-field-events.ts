import { type RefObject, useEffect, useEffectEvent } from 'react'

interface Handlers {
  onKey(event: KeyboardEvent): void
  /** @param has whether the field has the focus */
  onFocus(has: boolean): void
}

/** Listens to keys and focus of a field that another component renders. */
export function useFieldEvents(input: RefObject<HTMLInputElement | null>, { onKey, onFocus }: Handlers) {
  const press = useEffectEvent(onKey)
  const focus = useEffectEvent(onFocus)
  useEffect(() => {
    const field = input.current
    if (!field) return
    const pressed = (event: KeyboardEvent) => press(event)
    const focused = () => focus(true)
    const blurred = () => focus(false)
    field.addEventListener('keydown', pressed)
    field.addEventListener('focus', focused)
    field.addEventListener('blur', blurred)
    return () => {
      field.removeEventListener('keydown', pressed)
      field.removeEventListener('focus', focused)
      field.removeEventListener('blur', blurred)
    }
  }, [input])
}
