import { statuses } from '../model/status'
import { useWords } from '../ui/Words'
import { StatusSign } from './StatusSign'
import './legend.css'

/** What the signs mean, in the order that is used everywhere. */
export function Legend() {
  const words = useWords()
  return (
    <section className="legend" aria-label={words.t('map.legend')}>
      <ul>
        {statuses.map((status) => (
          <li key={status}>
            <StatusSign status={status} stale={false} size={18} /> {words.t(`status.${status}`)}
          </li>
        ))}
      </ul>
    </section>
  )
}
