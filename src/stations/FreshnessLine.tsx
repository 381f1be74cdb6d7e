import { RefreshCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { useNow } from '../ui/browser/use-now'
import { useI18n } from '../ui/i18n/I18nContext'
import type { StationQueries } from './use-stations'
import { fetchedWords } from './words/fetched-words'
import '../ui/content/list-foot.css'
import './freshness-line.css'

interface Props {
  stations: StationQueries
  /** Opens the data page. */
  onAbout(): void
  /** Small print; before the first fetch, a line of its own. */
  note?: ReactNode
}

/** Line with the time of the last fetch and a button that opens the data page. */
export function FreshnessLine({ stations, onAbout, note }: Props) {
  const i18n = useI18n()
  const now = useNow()
  const { snapshot, refresh } = stations
  const { isFetching } = stations.snapshotQuery
  if (!snapshot) return note
  return (
    <footer className="list-foot">
      <div className="freshness-words">
        {fetchedWords(i18n, snapshot, now)}
        {' · '}
        <button type="button" className="button-link" onClick={onAbout}>
          {i18n.t('data.open')}
        </button>
        {note}
      </div>
      <button
        type="button"
        className="icon-button"
        aria-label={i18n.t(isFetching ? 'freshness.refreshing' : 'freshness.refresh')}
        aria-disabled={isFetching}
        onClick={() => isFetching || refresh()}
      >
        <RefreshCw size={16} aria-hidden />
      </button>
    </footer>
  )
}
