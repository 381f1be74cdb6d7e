import { type ComponentProps, type RefObject, useEffect, useState } from 'react'
import type { CatalogHandle } from '../catalog/catalog-handle'
import type { Config } from '../config'
import { useWords } from '../ui/Words'
import { SuggestionList, toOptionId } from './SuggestionList'
import type { Choice, GoTo } from './search-choices'
import { useChoices } from './use-choices'
import { useFieldEvents } from './use-field-events'
import type { TypedText } from './use-typed-text'

/** Attributes of the field for the state of its list. */
export type ListAttributes = Pick<
  ComponentProps<'input'>,
  'aria-expanded' | 'aria-controls' | 'aria-activedescendant'
>

interface Field {
  id: string
  input: RefObject<HTMLInputElement | null>
  typedText: TypedText
  /** Text before the person typed: it gets no suggestions. */
  seen: string
}

interface Props {
  config: Pick<Config, 'geocoder' | 'region'>
  source: CatalogHandle
  revision: number
  field: Field
  onState(attributes: ListAttributes): void
  onSelect(id: string): void
  onGoTo: GoTo
}

/** Suggestions below the search field. The focus stays in the field, and its keys move through the list. */
export function SearchSuggestions({ field, onState, ...question }: Props) {
  const words = useWords()
  const id = `${field.id}list`
  const { wanted, active, setActive, show, close, followFocus } = useSuggesting(field)
  const { choices, isAnswered, notice } = useChoices({ ...question, typedText: field.typedText, wanted })
  const open = choices.length > 0
  const at = choices.findIndex(({ key }) => key === active)

  const take = (choice: Choice) => {
    if (!choice.keepsOpen) close()
    choice.take()
  }
  const press = (event: KeyboardEvent) => {
    if (event.isComposing) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      if (!open) return show()
      setActive(findNext(choices, at, event.key === 'ArrowDown' ? 1 : -1))
    } else if (event.key === 'Enter') {
      const choice = choices[at] ?? findOnlySearch(choices)
      if (!choice) return close()
      // Without `preventDefault`, Enter makes the field show all results of the text.
      event.preventDefault()
      take(choice)
    } else if (event.key === 'Escape' && open) {
      // Without `preventDefault`, Escape clears the field. The field only knows of the list after a task.
      event.preventDefault()
      close()
    }
  }
  useFieldEvents(field.input, { onKey: press, onFocus: followFocus })

  const activeId = at < 0 ? undefined : toOptionId(id, at)
  useEffect(
    () =>
      onState({
        'aria-expanded': open,
        'aria-controls': open ? id : undefined,
        'aria-activedescendant': activeId,
      }),
    [onState, open, id, activeId],
  )
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])

  return (
    <>
      <output className="visually-hidden">
        {isAnswered ? words.t('search.found', { count: choices.length }) : ''}
      </output>
      {open && <SuggestionList id={id} choices={choices} at={at} notice={notice} onTake={take} />}
    </>
  )
}

/** Suggestions are wanted while a person types in the field, until they choose one, press Escape or leave. */
function useSuggesting({ input, typedText: { text }, seen }: Field) {
  const [last, setLast] = useState(seen)
  const [dismissed, setDismissed] = useState(true)
  const [focused, setFocused] = useState(() => document.activeElement === input.current)
  const [active, setActive] = useState<string | null>(null)
  if (text !== last) {
    setLast(text)
    setDismissed(false)
    setActive(null)
  }
  const close = () => {
    setDismissed(true)
    setActive(null)
  }
  return {
    wanted: focused && text.trim() !== '' && !dismissed,
    /** Key of the choice that Enter takes; `null`: none. */
    active,
    setActive,
    show: () => setDismissed(false),
    close,
    followFocus(has: boolean) {
      setFocused(has)
      if (!has) close()
    },
  }
}

/** Returns the key of the next choice. The field itself is the position before the first and after the last one. */
function findNext(choices: readonly Choice[], at: number, step: 1 | -1): string | null {
  const next = (at + 1 + step + choices.length + 1) % (choices.length + 1)
  return choices[next - 1]?.key ?? null
}

/** Returns the search for places if the list offers nothing else: Enter starts it. */
function findOnlySearch(choices: readonly Choice[]): Choice | undefined {
  return choices.length === 1 ? choices.find(({ keepsOpen }) => keepsOpen) : undefined
}
