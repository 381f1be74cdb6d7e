import { useQuery } from '@tanstack/react-query'
import { ChevronDown, Search, X } from 'lucide-react'
import { type FocusEvent, type KeyboardEvent, type RefObject, useId, useRef, useState } from 'react'
import type { CatalogHandle } from '../../catalog/catalog-handle'
import { errorWords } from '../../catalog/failures/explain'
import { findRetry } from '../../catalog/failures/find-retry'
import type { MatchQuery } from '../../catalog/station-query'
import type { StationSummary } from '../../catalog/station-summary'
import { FailureNotice } from '../../ui/content/FailureNotice'
import { useI18n } from '../../ui/i18n/I18nContext'
import { inOneLine } from '../../ui/i18n/in-one-line'
import { detailsQuery, foundStationsQuery } from '../queries'
import { ComparableList } from './ComparableList'

interface Props {
  handle: CatalogHandle
  revision: number
  query: MatchQuery
  /** Compared series as values of the link's parameter. */
  series: readonly string[]
  onSeries(series: readonly string[]): void
}

/**
 * Finds stations by name, place or address. An opened one has a checkbox for each of its series. Enter opens the first,
 * unless only similar names were found. What is found lies over the page, so that the charts below do not move, until
 * the focus leaves it.
 */
export function StationPicker(props: Props) {
  const { handle, revision, query } = props
  const i18n = useI18n()
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [expandedId, setExpandedId] = useState('')
  const [hasFocus, setFocus] = useState(false)
  const text = typed.trim()
  const { data, error, refetch } = useQuery(foundStationsQuery(handle, revision, text, query.now))
  const found = text === '' ? [] : (data?.stations ?? [])
  const isAnswered = text !== '' && data !== undefined
  const areSimilar = found.length > 0 && data?.areSimilar === true
  const isOpen = hasFocus && (isAnswered || (text !== '' && error !== null))
  const clear = () => {
    setTyped('')
    input.current?.focus()
  }
  const openFirst = (event: KeyboardEvent) => {
    const [first] = areSimilar ? [] : found
    // The Enter of an input method ends a word.
    if (event.key === 'Enter' && first && !event.nativeEvent.isComposing) setExpandedId(first.id)
  }
  const listeners = {
    onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Escape' || typed === '') return
      // Another Escape closes the page.
      event.stopPropagation()
      clear()
    },
    onFocus: () => setFocus(true),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => setFocus(currentTarget.contains(relatedTarget)),
  }
  return (
    <div className="station-picker" {...listeners}>
      <SearchField input={input} typed={typed} onTyped={setTyped} onClear={clear} onKey={openFirst} />
      {/* A press between the rows leaves the focus here. */}
      <div className={`station-picker-found ${isOpen ? 'is-open' : ''}`} tabIndex={-1}>
        <output className={found.length > 0 && !areSimilar ? 'visually-hidden' : 'quiet'}>
          {isOpen &&
            isAnswered &&
            (areSimilar ? i18n.t('search.similar') : i18n.t('compare.find.count', { count: found.length }))}
        </output>
        {isOpen && error && (
          <FailureNotice onRetry={findRetry(error, refetch)}>{errorWords(i18n, error)}</FailureNotice>
        )}
        {isOpen && found.length > 0 && (
          <ul aria-label={i18n.t(areSimilar ? 'search.similar' : 'search.stations')}>
            {found.map((station) => (
              <li key={station.id}>
                <SearchResult
                  station={station}
                  isOpen={station.id === expandedId}
                  onPress={() => setExpandedId(station.id === expandedId ? '' : station.id)}
                />
                {station.id === expandedId && <FoundSeries {...props} id={station.id} />}
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}

interface FieldProps {
  input: RefObject<HTMLInputElement | null>
  typed: string
  onTyped(text: string): void
  onClear(): void
  onKey(event: KeyboardEvent): void
}

function SearchField({ input, typed, onTyped, onClear, onKey }: FieldProps) {
  const i18n = useI18n()
  const id = useId()
  return (
    <div className="station-picker-search">
      <label htmlFor={id}>{i18n.t('compare.find')}</label>
      <div className="station-picker-field">
        <Search size={16} aria-hidden />
        <input
          ref={input}
          id={id}
          type="text"
          className="field"
          inputMode="search"
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          value={typed}
          placeholder={i18n.t('search.label')}
          onChange={({ target }) => onTyped(target.value)}
          onKeyDown={onKey}
        />
        {typed !== '' && (
          <button type="button" className="icon-button" aria-label={i18n.t('search.clear')} onClick={onClear}>
            <X size={16} aria-hidden />
          </button>
        )}
      </div>
    </div>
  )
}

interface ResultProps {
  station: StationSummary
  isOpen: boolean
  onPress(): void
}

function SearchResult({ station: { name, municipality, provider }, isOpen, onPress }: ResultProps) {
  const place = inOneLine([municipality, provider])
  return (
    <button type="button" className="station-picker-row" aria-expanded={isOpen} onClick={onPress}>
      <ChevronDown size={16} aria-hidden />
      <span>
        <bdi className="station-picker-name">{name}</bdi> <bdi className="station-picker-place">{place}</bdi>
      </span>
    </button>
  )
}

function FoundSeries({ id, handle, revision, query, series, onSeries }: Props & { id: string }) {
  const i18n = useI18n()
  const { data, error, isPending, refetch } = useQuery(detailsQuery(handle, revision, id, query))
  if (data) return <ComparableList details={data} series={series} onSeries={onSeries} />
  if (error)
    return (
      <FailureNotice onRetry={findRetry(error, refetch)}>
        {`${i18n.t('compare.find.failed')} ${errorWords(i18n, error)}`}
      </FailureNotice>
    )
  return <p className="quiet">{i18n.t(isPending ? 'chart.loading' : 'compare.find.empty')}</p>
}
