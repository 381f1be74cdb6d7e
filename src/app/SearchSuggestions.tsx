import { useQuery } from '@tanstack/react-query'
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import type { CatalogHandle } from '../catalog/catalog-handle'
import type { Config } from '../config'
import { useNow } from '../ui/use-now'
import { useWords } from '../ui/Words'
import { type Choice, type GoTo, toChoices } from './search-choices'
import { usePlaces } from './use-places'
import './search-suggestions.css'

/** State of the suggestion list for the ARIA attributes of the field. */
export interface ListState {
  open: boolean
  /** Id of the option that Enter chooses. */
  active: string | undefined
}

interface Props {
  config: Pick<Config, 'geocoder' | 'region'>
  source: CatalogHandle
  revision: number
  input: RefObject<HTMLInputElement | null>
  id: string
  text: string
  /** Text before the person typed: it gets no suggestions. */
  seen: string
  onState(state: ListState): void
  onSelect(id: string): void
  onGoTo: GoTo
}

/** Maximum number of suggested stations; half as many places. */
const limit = 5
/** Suggestions below the search field. The focus stays in the field, and its keys move through the list. */
export function SearchSuggestions({ config, source, revision, input, id, text, seen, ...handlers }: Props) {
  const { onState } = handlers
  const words = useWords()
  const now = useNow()
  const [last, setLast] = useState(seen)
  const [dismissed, setDismissed] = useState(true)
  const [focused, setFocused] = useState(() => document.activeElement === input.current)
  const [active, setActive] = useState<string | null>(null)
  if (text !== last) {
    setLast(text)
    setDismissed(false)
    setActive(null)
  }
  const wanted = focused && text.trim() !== '' && !dismissed
  const { data } = useQuery({
    queryKey: [source.viewer, revision, 'suggestions', text, now],
    queryFn: () => source.catalog.search(text, limit, now),
    enabled: wanted,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 10_000,
    structuralSharing: false,
    placeholderData: (previous) => previous,
  })
  const places = usePlaces({ config, source, text, onGoTo: handlers.onGoTo })
  const choices = wanted && data ? [...toChoices(words, data, { ...handlers, now }), ...places.choices] : []
  const open = choices.length > 0
  const at = choices.findIndex(({ key }) => key === active)

  const close = () => {
    setDismissed(true)
    setActive(null)
  }
  const take = (choice: Choice) => {
    if (!choice.keepsOpen) close()
    choice.take()
  }
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      if (!open) return setDismissed(false)
      const step = event.key === 'ArrowDown' ? 1 : -1
      // The field itself is the position before the first and after the last choice.
      const next = (at + 1 + step + choices.length + 1) % (choices.length + 1)
      setActive(choices[next - 1]?.key ?? null)
    } else if (event.key === 'Enter') {
      // If the list only offers a search for places, Enter starts it.
      const choice = choices[at] ?? choices.find(({ keepsOpen }) => keepsOpen && choices.length === 1)
      if (!choice) return close()
      // Without `preventDefault`, Enter makes the field show all results of the text.
      event.preventDefault()
      take(choice)
    } else if (event.key === 'Escape' && open) {
      // Without `preventDefault`, Escape clears the field. The field only knows of the list after a task.
      event.preventDefault()
      close()
    }
  })
  const focus = useEffectEvent((has: boolean) => {
    setFocused(has)
    if (!has) close()
  })

  useEffect(() => {
    const field = input.current
    if (!field) return
    const onKey = (event: KeyboardEvent) => press(event)
    const onFocus = () => focus(true)
    const onBlur = () => focus(false)
    field.addEventListener('keydown', onKey)
    field.addEventListener('focus', onFocus)
    field.addEventListener('blur', onBlur)
    return () => {
      field.removeEventListener('keydown', onKey)
      field.removeEventListener('focus', onFocus)
      field.removeEventListener('blur', onBlur)
    }
  }, [input])

  const activeId = at < 0 ? undefined : `${id}${at}`
  useEffect(() => onState({ open, active: activeId }), [onState, open, activeId])
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])

  return (
    <>
      <output className="visually-hidden">
        {wanted && data ? words.t('search.found', { count: choices.length }) : ''}
      </output>
      {open && (
        <div className="suggestions">
          <div
            id={id}
            role="listbox"
            tabIndex={-1}
            aria-label={words.t('search.suggestions')}
            // Keep the focus in the field.
            onMouseDown={(event) => event.preventDefault()}
          >
            {[...new Set(choices.map(({ group }) => group))].map((group) => (
              <fieldset key={group}>
                <legend>{words.t(`search.${group}`)}</legend>
                {choices.map(
                  (choice, index) =>
                    choice.group === group && (
                      <button
                        key={choice.key}
                        type="button"
                        id={`${id}${index}`}
                        role="option"
                        tabIndex={-1}
                        aria-selected={index === at}
                        className="suggestion"
                        onClick={() => take(choice)}
                      >
                        {choice.sign}
                        <bdi className="suggestion-name">{choice.name}</bdi>{' '}
                        <bdi className="suggestion-note">{choice.note}</bdi>
                      </button>
                    ),
                )}
              </fieldset>
            ))}
          </div>
          <output className="suggestions-foot">{places.notice}</output>
        </div>
      )}
    </>
  )
}
