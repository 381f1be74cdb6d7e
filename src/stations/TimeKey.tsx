import { hour, minute } from '../durations'
import { useNow } from '../ui/browser/use-now'
import { useI18n } from '../ui/i18n/I18nContext'
import './legend.css'

/** What the two times of a status mean, "5 min ago" and "since 14:16": they stand beside each other in a list. */
export function TimeKey() {
  const i18n = useI18n()
  const now = useNow()
  const since = i18n.t('list.age.unchanged', { time: i18n.since(now - 4 * hour, now) })
  return (
    <ul className="legend-times">
      <li>{i18n.t('map.legend.polled', { words: i18n.ago(now - 5 * minute, now) })}</li>
      <li>{i18n.t('map.legend.pushed', { words: since })}</li>
    </ul>
  )
}
