import type { Snapshot } from '../catalog/catalog-api'
import type { MeasuredType } from '../catalog/inventory'
import { isMissing } from '../model/parts'
import { cleanText } from '../model/text'
import { anonymous, type Viewer } from '../model/viewer'
import { useWords } from '../ui/words/Words'
import { measuredAgeWords } from './age'
import { mergeTypesByWords } from './merge-types'

interface Props {
  snapshot: Snapshot
  /** `undefined` until it is loaded. */
  types: readonly MeasuredType[] | undefined
  viewer: Viewer
  now: number
}

/** Data types of the values. The team also sees the service's names. */
export function MeasuredTypes({ snapshot, types, viewer, now }: Props) {
  const words = useWords()
  const isSignedIn = viewer !== anonymous
  const nameType = (dataType: string) => words.tOr(`value.${dataType}`, cleanText(dataType))
  const rows = isSignedIn ? types : types && mergeTypesByWords(types, nameType)
  return (
    <section className="data-section">
      <h3>{words.t('data.measured')}</h3>
      {isMissing(snapshot.parts.values) ? (
        <p className="quiet">{words.t('station.values.failed')}</p>
      ) : (
        rows?.length === 0 && <p className="quiet">{words.t('data.measured.none')}</p>
      )}
      {rows !== undefined && rows.length > 0 && (
        <table className="data-table">
          <thead>
            <tr>
              <th scope="col">{words.t('data.type')}</th>
              <th scope="col">{words.t('data.series')}</th>
              <th scope="col">{words.t('data.live')}</th>
              <th scope="col">{words.t('data.newest.column')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ dataType, series, live, closed, newestAt }) => (
              <tr key={dataType}>
                <th scope="row">
                  <bdi>{nameType(dataType)}</bdi>
                  {isSignedIn && <code>{cleanText(dataType)}</code>}
                  {closed > 0 && (
                    <span className="data-closed">{words.t('data.closed', { count: closed })}</span>
                  )}
                </th>
                <td>{words.number(series)}</td>
                <td>{words.number(live)}</td>
                <td>{measuredAgeWords(words, newestAt, now)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
