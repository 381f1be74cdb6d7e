import { type RefObject, useState } from 'react'
import { useI18n } from '../../ui/i18n/I18nContext'
import { SuggestionList, toOptionId } from './SuggestionList'
import type { Choice } from './search-choices'
import { useChoices } from './use-choices'
import { useComboboxList } from './use-combobox-list'
import { useFieldEvents } from './use-field-events'
import type { TypedText } from './use-typed-text'

interface Field {
  id: string
  input: RefObject<HTMLInputElement | null>
  typedText: TypedText
  /** Text that gets no suggestions: the person has not changed it. */
  initialText: string
}

interface Props {
  revision: number
  field: Field
  onPlace(isNearby: boolean): void
}

/** Suggestions below the search field. The focus stays in the field, and its keys move through the list. */
export function SearchSuggestions({ field, ...rest }: Props) {
  const i18n = useI18n()
  const id = `${field.id}list`
  const { areShown, active, setActive, show, close, followFocus } = useSuggestionState(field)
  const { choices, isAnswered, isCurrent, notice } = useChoices({
    ...rest,
    typedText: field.typedText,
    areShown,
  })
  const open = choices.length > 0
  const activeIndex = choices.findIndex(({ key }) => key === active)

  const choose = (choice: Choice) => {
    if (!choice.keepsOpen) close()
    choice.choose()
  }
  const handleKey = (event: KeyboardEvent) => {
    if (event.isComposing) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      if (!open) return show()
      setActive(findNext(choices, activeIndex, event.key === 'ArrowDown' ? 1 : -1))
    } else if (event.key === 'Enter') {
      const choice = choices[activeIndex] ?? (isCurrent ? findPlace(choices) : undefined)
      if (!choice) return close()
      // Without `preventDefault`, Enter makes the field show all results of the text.
      event.preventDefault()
      choose(choice)
    } else if (event.key === 'Escape' && open) {
      // Without `preventDefault`, Escape clears the field.
      event.preventDefault()
      close()
    }
  }
  useFieldEvents(field.input, { onKey: handleKey, onFocus: followFocus })

  const activeId = activeIndex < 0 ? undefined : toOptionId(id, activeIndex)
  useComboboxList(field.input, { id, isOpen: open, activeId })

  return (
    <>
      <output className="visually-hidden">
        {isAnswered ? i18n.t('search.found', { count: choices.length }) : ''}
      </output>
      {open && (
        <SuggestionList
          id={id}
          choices={choices}
          activeIndex={activeIndex}
          notice={notice}
          onChoose={choose}
        />
      )}
    </>
  )
}

/** Suggestions are shown while a person types in the field, until they choose one, press Escape or leave. */
function useSuggestionState({ input, typedText: { text }, initialText }: Field) {
  const [last, setLast] = useState(initialText)
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
    areShown: focused && text.trim() !== '' && !dismissed,
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
function findNext(choices: readonly Choice[], activeIndex: number, step: 1 | -1): string | null {
  const next = (activeIndex + 1 + step + choices.length + 1) % (choices.length + 1)
  return choices[next - 1]?.key ?? null
}

/**
 * Returns the first place, or the search for places, if no station has the text: Enter would show an empty list, or
 * stations that nobody meant.
 */
function findPlace(choices: readonly Choice[]): Choice | undefined {
  if (choices.some(({ group }) => group === 'stations')) return undefined
  return choices.find(({ group }) => group !== 'similar')
}
