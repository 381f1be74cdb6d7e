import { Search, X } from 'lucide-react'
import { type RefObject, useEffect, useId, useRef, useState } from 'react'
import type { Bounds } from '../../model/station'
import { isPageKey } from '../../ui/browser/page-key'
import { useI18n } from '../../ui/i18n/I18nContext'
import { lazyPart } from '../lazy/lazy-part'
import { usePage } from '../page/PageContext'
import { useTypedText } from './use-typed-text'

// Loaded after the first list, because nobody types before.
const SearchSuggestions = lazyPart(async () => (await import('./SearchSuggestions')).SearchSuggestions)

interface Props {
  /** Called with the box of all results of the text. */
  onShow(bounds: Bounds): void
  /** Called with whether the list must be limited to the map to show what is near the chosen place. */
  onPlace(isNearby: boolean): void
}

/** Attributes of the field while its list is closed. */
const closed = {
  type: 'text',
  role: 'combobox',
  'aria-expanded': false,
  'aria-autocomplete': 'list',
  autoComplete: 'off',
  spellCheck: false,
  inputMode: 'search',
  enterKeyHint: 'search',
  maxLength: 200,
} as const

/**
 * Search field that filters stations while typing, and suggests stations and places. `/` focuses it from anywhere but
 * a text field. It is a combobox by ARIA 1.2: this is the field; its list has a separate script.
 */
export function SearchField({ onShow, onPlace }: Props) {
  const i18n = useI18n()
  const { stations, view, changeView } = usePage()
  const { handle, snapshot } = stations
  const { filters } = view
  const typedText = useTypedText(filters.q, (q) => changeView({ filters: { ...filters, q } }, 'replace'))
  const { text, setPending, applyNow } = typedText
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  /** Text without suggestions: that at the first focus, or when Enter showed all results; `null`: no focus yet. */
  const [initialText, setInitialText] = useState<string | null>(null)
  useSlashKey(input)

  const showMatches = async () => {
    // Suggestions apply to later texts only.
    setInitialText(text)
    // A phone's keyboard would cover the results.
    if (window.matchMedia('(pointer: coarse)').matches) input.current?.blur()
    const { findMatches } = await import('./find-matches')
    const bounds = await findMatches(handle.catalog, { ...filters, q: text })
    if (bounds && input.current?.value === text) onShow(bounds)
  }
  return (
    <div className="search-field">
      <Search size={18} aria-hidden />
      <label htmlFor={id} className="visually-hidden">
        {i18n.t('search.label')}
      </label>
      <input
        {...closed}
        id={id}
        ref={input}
        value={text}
        placeholder={i18n.t('search.label')}
        onFocus={() => setInitialText((first) => first ?? text)}
        onChange={(event) => setPending(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && !event.defaultPrevented) applyNow('')
          // After a failure, the map stays where it is. The list, which has the same filters, shows its own failure.
          if (event.key === 'Enter' && !event.defaultPrevented) showMatches().catch(() => undefined)
        }}
      />
      {text === '' ? <kbd aria-hidden>/</kbd> : <ClearButton input={input} onChange={applyNow} />}
      {initialText !== null && snapshot && (
        <SearchSuggestions
          key={handle.viewer}
          revision={snapshot.revision}
          field={{ id, input, typedText, initialText }}
          onPlace={onPlace}
        />
      )}
    </div>
  )
}

type Input = RefObject<HTMLInputElement | null>

/** Focuses the field on `/`. */
function useSlashKey(input: Input) {
  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      if (!isPageKey(event, '/')) return
      event.preventDefault()
      input.current?.focus()
    }
    document.addEventListener('keydown', focus)
    return () => document.removeEventListener('keydown', focus)
  }, [input])
}

function ClearButton({ input, onChange }: { input: Input; onChange(text: string): void }) {
  const i18n = useI18n()
  const clear = () => {
    onChange('')
    input.current?.focus()
  }
  return (
    <button type="button" className="icon-button" aria-label={i18n.t('search.clear')} onClick={clear}>
      <X size={16} aria-hidden />
    </button>
  )
}
