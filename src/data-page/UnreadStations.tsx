import { useQuery } from '@tanstack/react-query'
import type { Snapshot } from '../catalog/catalog-api'
import type { CatalogHandle } from '../catalog/catalog-handle'
import { rejectedQuery } from '../queries/rejected-query'
import { Placeholder } from '../ui/content/Placeholder'
import { useI18n } from '../ui/i18n/I18nContext'
import { rejectionWords } from '../ui/i18n/rejection-words'

/** Maximum number of reasons that fit into the space of the list. */
const maxRows = 3

interface Props {
  handle: CatalogHandle
  snapshot: Snapshot
  onAbout(): void
}

/** Replaces the list if all received stations were rejected: their number and the most frequent reasons. */
export function UnreadStations({ handle, snapshot, onAbout }: Props) {
  const i18n = useI18n()
  const { data = [] } = useQuery(rejectedQuery(handle, snapshot.revision))
  const counts = new Map<string, number>()
  for (const { kind, reason } of data)
    if (kind === 'stations') counts.set(reason, (counts.get(reason) ?? 0) + 1)
  const reasons = [...counts].sort(([, one], [, other]) => other - one).slice(0, maxRows)
  return (
    <Placeholder
      title={i18n.t('list.unread')}
      hint={i18n.t('list.unread.hint', { count: snapshot.received.stations })}
    >
      <ul>
        {reasons.map(([reason, count]) => (
          <li key={reason}>
            {i18n.number(count)} × <bdi>{rejectionWords(i18n, reason)}</bdi>
          </li>
        ))}
      </ul>
      <button type="button" className="button" onClick={onAbout}>
        {i18n.t('data.open')}
      </button>
    </Placeholder>
  )
}
