import { type RefObject, useEffect } from 'react'

interface List {
  id: string
  isOpen: boolean
  /** Id of the option that Enter takes; absent: none. */
  activeId: string | undefined
}

/**
 * Sets the ARIA attributes of a combobox that another component renders, with a closed list, and scrolls the list to
 * its active option.
 */
export function useComboboxList(
  input: RefObject<HTMLInputElement | null>,
  { id, isOpen, activeId }: List,
): void {
  useEffect(() => {
    const field = input.current
    if (!field || !isOpen) return
    field.setAttribute('aria-expanded', 'true')
    field.setAttribute('aria-controls', id)
    return () => {
      field.setAttribute('aria-expanded', 'false')
      field.removeAttribute('aria-controls')
    }
  }, [input, isOpen, id])
  useEffect(() => {
    const field = input.current
    if (!field || activeId === undefined) return
    field.setAttribute('aria-activedescendant', activeId)
    document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
    return () => field.removeAttribute('aria-activedescendant')
  }, [input, activeId])
}
