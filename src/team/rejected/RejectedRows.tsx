import { useQuery } from '@tanstack/react-query'
import type { CatalogHandle } from '../../catalog/catalog-handle'
import type { RejectedSample, RejectionGroup } from '../../catalog/rejected-records'
import { ClosedTag } from '../../ui/closed/ClosedTag'
import { useI18n } from '../../ui/i18n/I18nContext'
import { rejectionGroupsQuery } from '../queries'
import { WithoutAnswer } from '../rows/WithoutAnswer'
import { fixWords } from './fix-words'

interface Props {
  handle: CatalogHandle
  revision: number
  group: Pick<RejectionGroup, 'kind' | 'reason' | 'count'>
}

/** What the owner of the data does about one reason, and its first rejected records, as the service sent them. */
export function RejectedRows({ handle, revision, group: { kind, reason, count } }: Props) {
  const i18n = useI18n()
  const { data, error, refetch } = useQuery(rejectionGroupsQuery(handle, revision))
  if (error || !data) return <WithoutAnswer error={error} onRetry={refetch} />
  const rows = data.find((one) => one.kind === kind && one.reason === reason)?.rows ?? []
  return (
    <>
      <p>
        {i18n.t('team.rejected.fix')} <bdi>{fixWords(i18n, reason)}</bdi>
      </p>
      {rows.length === 0 && <p className="quiet">{i18n.t('team.rejected.not-kept')}</p>}
      {rows.length > 0 && (
        <ol>
          {rows.map((sample) => (
            <Sample key={sample.row} sample={sample} />
          ))}
        </ol>
      )}
      {rows.length > 0 && count > rows.length && (
        <p className="quiet">{i18n.t('data.more', { count: count - rows.length })}</p>
      )}
    </>
  )
}

function Sample({ sample: { row, id, text, isCut, access } }: { sample: RejectedSample }) {
  const i18n = useI18n()
  return (
    <li>
      {i18n.t('data.row')} {i18n.number(row + 1)}
      {id !== '' && (
        <>
          {' · '}
          <bdi>{id}</bdi>
        </>
      )}{' '}
      {access === 'closed' && <ClosedTag />}
      <pre dir="ltr">{text}</pre>
      {isCut && <small>{i18n.t('team.rejected.cut')}</small>}
    </li>
  )
}
