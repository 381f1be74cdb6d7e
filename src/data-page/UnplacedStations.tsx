import type { UnplacedStation } from '../catalog/row-outcomes'
import { formatInvalidPosition } from '../model/station'
import { cleanText } from '../model/text'
import { useI18n } from '../ui/i18n/I18nContext'
import { maxRows, RowsLeftOut } from './RowsLeftOut'

/** Stations that are not on the map and the reasons; those with stated coordinates first. */
export function UnplacedStations({ stations }: { stations: readonly UnplacedStation[] }) {
  const i18n = useI18n()
  if (stations.length === 0) return null
  const invalidFirst = stations.toSorted(
    (one, other) => Number(!one.invalidPosition) - Number(!other.invalidPosition),
  )
  return (
    <section className="data-section">
      <h3>{i18n.t('data.without-position')}</h3>
      <p className="quiet">{i18n.t('data.unplaced.hint')}</p>
      <table className="data-table">
        <thead>
          <tr>
            <th scope="col">{i18n.t('data.kind.stations')}</th>
            <th scope="col">{i18n.t('data.id')}</th>
            <th scope="col">{i18n.t('data.unplaced.stated')}</th>
            <th scope="col">{i18n.t('data.reason')}</th>
          </tr>
        </thead>
        <tbody>
          {invalidFirst.slice(0, maxRows).map(({ id, name, invalidPosition }) => (
            <tr key={id}>
              <th scope="row">
                <bdi>{name}</bdi>
              </th>
              <td>
                <bdi>{cleanText(id)}</bdi>
              </td>
              <td>{formatInvalidPosition(invalidPosition)}</td>
              <td>
                {i18n.t(invalidPosition ? `data.unplaced.${invalidPosition.reason}` : 'station.not-stated')}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <RowsLeftOut all={stations.length} />
    </section>
  )
}
