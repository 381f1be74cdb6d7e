import { RefreshCw } from 'lucide-react'
import type { Config } from '../config'
import { useNow } from '../ui/use-now'
import { useWords } from '../ui/Words'
import { freshnessWords, lackWords } from './freshness-words'
import type { Stations } from './use-stations'
import './freshness-line.css'

interface Props {
  config: Pick<Config, 'publisher' | 'licence'>
  stations: Stations
  /** Tells all about the data. */
  onAbout(): void
}

/** When we fetched, how new the newest measurement is, and what is missing: told apart, and there once anything is. */
export function FreshnessLine({ config, stations, onAbout }: Props) {
  const words = useWords()
  const now = useNow()
  const { publisher, licence } = config
  const { snapshot, refresh } = stations
  const { isFetching } = stations.catalog
  if (!snapshot) return null
  const lacks = lackWords(words, snapshot)
  return (
    <footer className="freshness-line">
      <div className="freshness-words">
        {freshnessWords(words, snapshot, now)}
        {lacks !== '' && <span className="freshness-lacks"> · {lacks}</span>}
        {' · '}
        <a href={licence.url} target="_blank" rel="noopener noreferrer license">
          {words.t('freshness.licence', { publisher, licence: licence.name })}
        </a>
        {' · '}
        <button type="button" className="button-link" onClick={onAbout}>
          {words.t('quality.open')}
        </button>
      </div>
      <button
        type="button"
        className="icon-button"
        aria-label={words.t(isFetching ? 'freshness.refreshing' : 'freshness.refresh')}
        aria-disabled={isFetching}
        data-busy={isFetching || undefined}
        onClick={() => isFetching || refresh()}
      >
        <RefreshCw size={16} aria-hidden />
      </button>
    </footer>
  )
}
