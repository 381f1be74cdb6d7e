import { RefreshCw } from 'lucide-react'
import type { Snapshot } from '../catalog/door'
import { useNow } from '../ui/use-now'
import { useWords } from '../ui/Words'
import { freshnessWords } from './freshness-words'
import './freshness-line.css'

interface Props {
  snapshot: Snapshot
  refreshing: boolean
  onRefresh(): void
  /** Tells all about the data. */
  onAbout(): void
  publisher: string
  licence: { name: string; url: string }
}

/** When we fetched, how new the newest measurement is, and what is missing: told apart, and always there. */
export function FreshnessLine({ snapshot, refreshing, onRefresh, onAbout, publisher, licence }: Props) {
  const words = useWords()
  const now = useNow()
  return (
    <footer className="freshness-line">
      <div className="freshness-words">
        {freshnessWords(words, snapshot, now)}
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
        aria-label={words.t(refreshing ? 'freshness.refreshing' : 'freshness.refresh')}
        aria-disabled={refreshing}
        data-busy={refreshing || undefined}
        onClick={() => refreshing || onRefresh()}
      >
        <RefreshCw size={16} aria-hidden />
      </button>
    </footer>
  )
}
