import { useQuery } from '@tanstack/react-query'
import type { Snapshot } from '../catalog/catalog-api'
import type { CatalogHandle } from '../catalog/catalog-handle'
import { rejectedQuery } from '../queries/rejected-query'
import { ClosedTag } from '../ui/closed/ClosedTag'
import { useI18n } from '../ui/i18n/I18nContext'
import { rejectionWords } from '../ui/i18n/rejection-words'
import { maxRows, RowsLeftOut } from './RowsLeftOut'

/** Rejected records and the reasons, for people who can correct them. */
export function RejectedRecords({ handle, snapshot }: { handle: CatalogHandle; snapshot: Snapshot }) {
  const i18n = useI18n()
  const { data } = useQuery({
    ...rejectedQuery(handle, snapshot.revision),
    enabled: snapshot.rejected > 0,
  })
  const shown = data?.slice(0, maxRows)
  return (
    <section className="data-section">
      <h3>{i18n.t('data.rejected.title')}</h3>
      {snapshot.rejected === 0 ? (
        <p className="quiet">{i18n.t('data.rejected.none')}</p>
      ) : (
        <p className="quiet">{i18n.t('data.rejected.hint')}</p>
      )}
      {snapshot.rejected > 0 && shown && (
        <table className="data-table">
          <thead>
            <tr>
              <th scope="col">{i18n.t('data.kind')}</th>
              <th scope="col">{i18n.t('data.row')}</th>
              <th scope="col">{i18n.t('data.id')}</th>
              <th scope="col">{i18n.t('data.reason')}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map(({ kind, row, id, reason, access }) => (
              <tr key={`${kind} ${row}`}>
                <td>{i18n.t(`data.kind.${kind}`)}</td>
                <td>{i18n.number(row + 1)}</td>
                <td>
                  {id === '' ? i18n.t('station.not-stated') : <bdi>{id}</bdi>}{' '}
                  {access === 'closed' && <ClosedTag />}
                </td>
                <td>
                  <bdi>{rejectionWords(i18n, reason)}</bdi>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {data && <RowsLeftOut all={data.length} />}
    </section>
  )
}
