import { Search, X } from 'lucide-react'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import type { CatalogHandle } from '../catalog/catalog-handle'
import type { Config } from '../config'
import type { Filters } from '../model/filters'
import type { Bounds } from '../model/station'
import { lazyComponent } from '../ui/lazy-component'
import { isPageKey } from '../ui/page-key'
import { roundedNow } from '../ui/use-now'
import { useWords } from '../ui/Words'
import { LazyBoundary } from './LazyBoundary'
import type { ListState } from './SearchSuggestions'
import type { GoTo } from './search-choices'

// Loaded after the first list, because nobody types before.
const SearchSuggestions = lazyComponent(async () => (await import('./SearchSuggestions')).SearchSuggestions)

interface Props {
  config: Pick<Config, 'geocoder' | 'region'>
  source: CatalogHandle
  revision: number | null
  filters: Filters
  onChange(text: string): void
  /** Called with the box of all results of the text. */
  onShow(bounds: Bounds): void
  onSelect(id: string): void
  onGoTo: GoTo
}

const closedList: ListState = { open: false, active: undefined }

/** Milliseconds after the last key until list and map are updated: each key updates the suggestions first. */
const typingPause = 120

/** The list reports the failure. */
const ignored = () => {}

/**
 * Search field that filters stations while typing, and suggests stations and places. `/` focuses it from anywhere but
 * a text field. It is a combobox by ARIA 1.2: this is the field; its list has a separate script.
 */
export function SearchField({ config, source, revision, filters, onChange, ...on }: Props) {
  const words = useWords()
  /** Text that list and map do not use yet; `null`: they use the current text. */
  const [typed, setTyped] = useState<string | null>(null)
  const text = typed ?? filters.q
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  /** Text at the first focus of the field, or when Enter left it. */
  const [found, setFound] = useState<string | null>(null)
  const [list, setList] = useState(closedList)

  const change = (next: string) => {
    setTyped(null)
    onChange(next)
  }
  const showMatches = () => {
    // Suggestions apply to later texts only.
    setFound(text)
    // A phone's keyboard would cover the results.
    if (window.matchMedia('(pointer: coarse)').matches) input.current?.blur()
    const query = { filters: { ...filters, q: text }, now: roundedNow() }
    source.catalog
      .bounds(query)
      .then((bounds) => bounds && input.current?.value === text && on.onShow(bounds), ignored)
  }
  const follow = useEffectEvent(change)
  useEffect(() => {
    if (typed === null) return
    const timer = setTimeout(() => follow(typed), typingPause)
    return () => clearTimeout(timer)
  }, [typed])

  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      if (!isPageKey(event, '/')) return
      event.preventDefault()
      input.current?.focus()
    }
    document.addEventListener('keydown', focus)
    return () => document.removeEventListener('keydown', focus)
  }, [])

  return (
    <div className="search-field">
      <Search size={18} aria-hidden />
      <label htmlFor={id} className="visually-hidden">
        {words.t('search.label')}
      </label>
      <input
        id={id}
        ref={input}
        type="text"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={list.open}
        aria-controls={list.open ? `${id}list` : undefined}
        aria-activedescendant={list.active}
        value={text}
        placeholder={words.t('search.label')}
        autoComplete="off"
        spellCheck={false}
        inputMode="search"
        enterKeyHint="search"
        maxLength={200}
        onFocus={() => setFound((first) => first ?? text)}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && !event.defaultPrevented) change('')
          if (event.key === 'Enter' && !event.defaultPrevented) showMatches()
        }}
      />
      {text === '' ? (
        <kbd aria-hidden>/</kbd>
      ) : (
        <button
          type="button"
          className="icon-button"
          aria-label={words.t('search.clear')}
          onClick={() => {
            change('')
            input.current?.focus()
          }}
        >
          <X size={16} aria-hidden />
        </button>
      )}
      {found !== null && revision !== null && (
        <LazyBoundary>
          <SearchSuggestions
            key={source.viewer}
            config={config}
            source={source}
            revision={revision}
            input={input}
            id={`${id}list`}
            text={text}
            seen={found}
            onState={setList}
            onSelect={(id) => {
              if (typed !== null) change(typed)
              on.onSelect(id)
            }}
            onGoTo={(...place) => {
              setTyped(null)
              on.onGoTo(...place)
            }}
          />
        </LazyBoundary>
      )}
    </div>
  )
}
