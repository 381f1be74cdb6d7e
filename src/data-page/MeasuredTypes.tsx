import type { Snapshot } from '../catalog/catalog-api'
import type { MeasuredType } from '../catalog/inventory'
import { isMissing } from '../model/parts'
import { cleanText } from '../model/text'
import { anonymous, type Viewer } from '../model/viewer'
import { useI18n } from '../ui/i18n/I18nContext'
import { measuredAgeWords } from './age'
import { groupTypesByName } from './group-types'

interface Props {
  snapshot: Snapshot
  /** `undefined` until it is loaded. */
  types: readonly MeasuredType[] | undefined
  viewer: Viewer
  now: number
}

/** Data types of the values. The team also sees the service's names. */
export function MeasuredTypes({ snapshot, types, viewer, now }: Props) {
  const i18n = useI18n()
  const isSignedIn = viewer !== anonymous
  const nameType = (dataType: string) => i18n.tOr(`value.${dataType}`, cleanText(dataType))
  const rows = isSignedIn ? types : types && groupTypesByName(types, nameType)
  return (
    <section className="data-section">
      <h3>{i18n.t('data.measured')}</h3>
      {isMissing(snapshot.parts.values) ? (
        <p className="quiet">{i18n.t('station.values.failed')}</p>
      ) : (
        rows?.length === 0 && <p className="quiet">{i18n.t('data.measured.none')}</p>
      )}
      {rows !== undefined && rows.length > 0 && (
        <table className="data-table">
          <thead>
            <tr>
              <th scope="col">{i18n.t('data.type')}</th>
              <th scope="col">{i18n.t('data.series')}</th>
              <th scope="col">{i18n.t('data.live')}</th>
              <th scope="col">{i18n.t('data.newest.column')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ dataType, series, live, closed, newestAt }) => (
              <tr key={dataType}>
                <th scope="row">
                  <bdi>{nameType(dataType)}</bdi>
                  {isSignedIn && <code>{cleanText(dataType)}</code>}
                  {closed > 0 && (
                    <span className="data-closed">{i18n.t('data.closed', { count: closed })}</span>
                  )}
                </th>
                <td>{i18n.number(series)}</td>
                <td>{i18n.number(live)}</td>
                <td>{measuredAgeWords(i18n, newestAt, now)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
