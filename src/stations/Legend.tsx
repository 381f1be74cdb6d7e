import { settledStatuses } from '../model/status'
import { useWords } from '../ui/Words'
import { StatusSign } from './StatusSign'
import './legend.css'

/** What the signs mean, over the map. */
export function Legend() {
  const words = useWords()
  return (
    <section className="legend" aria-label={words.t('map.legend')}>
      <StatusKey />
    </section>
  )
}

/** Each status with its sign, in the order that is used everywhere. */
export function StatusKey() {
  const words = useWords()
  return (
    <ul className="status-key">
      {settledStatuses.map((status) => (
        <li key={status}>
          <StatusSign status={status} stale={false} size={18} /> {words.t(`status.${status}`)}
        </li>
      ))}
    </ul>
  )
}
