import { useQuery } from '@tanstack/react-query'
import type { Snapshot } from '../catalog/catalog-api'
import type { CatalogHandle } from '../catalog/catalog-handle'
import { rejectedQuery } from '../queries/rejected-query'
import { ClosedTag } from '../ui/closed/ClosedTag'
import { rejectionWords } from '../ui/words/rejection-words'
import { useWords } from '../ui/words/Words'
import { maxRows, RowsLeftOut } from './RowsLeftOut'

/** Rejected records and the reasons, for people who can correct them. */
export function RejectedRecords({ handle, snapshot }: { handle: CatalogHandle; snapshot: Snapshot }) {
  const words = useWords()
  const { data } = useQuery({
    ...rejectedQuery(handle, snapshot.revision),
    enabled: snapshot.rejected > 0,
  })
  const shown = data?.slice(0, maxRows)
  return (
    <section className="data-section">
      <h3>{words.t('data.rejected.title')}</h3>
      {snapshot.rejected === 0 ? (
        <p className="quiet">{words.t('data.rejected.none')}</p>
      ) : (
        <p className="quiet">{words.t('data.rejected.hint')}</p>
      )}
      {snapshot.rejected > 0 && shown && (
        <table className="data-table">
          <thead>
            <tr>
              <th scope="col">{words.t('data.kind')}</th>
              <th scope="col">{words.t('data.row')}</th>
              <th scope="col">{words.t('data.id')}</th>
              <th scope="col">{words.t('data.reason')}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map(({ kind, row, id, reason, access }) => (
              <tr key={`${kind} ${row}`}>
                <td>{words.t(`data.kind.${kind}`)}</td>
                <td>{words.number(row + 1)}</td>
                <td>
                  {id === '' ? words.t('station.not-stated') : <bdi>{id}</bdi>}{' '}
                  {access === 'closed' && <ClosedTag />}
                </td>
                <td>
                  <bdi>{rejectionWords(words, reason)}</bdi>
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
