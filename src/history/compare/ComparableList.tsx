import type { StationDetails } from '../../catalog/catalog-api'
import { ClosedIcon } from '../../ui/closed/ClosedIcon'
import { useI18n } from '../../ui/i18n/I18nContext'
import { listComparable, maxCompared, serializeComparedKey, toComparedKey } from './compared'
import { nameOwnSeries } from './name-series'

interface Props {
  details: StationDetails
  /** Compared series as values of the link's parameter. */
  series: readonly string[]
  onSeries(series: readonly string[]): void
}

/** Series of a station. A checkbox adds each to the comparison, or removes it. */
export function ComparableList({ details, series, onSeries }: Props) {
  const i18n = useI18n()
  const isFull = series.length >= maxCompared
  const all = listComparable(details)
  const names = nameOwnSeries(i18n, all)
  if (all.length === 0) return <p className="quiet">{i18n.t('compare.find.empty')}</p>
  return (
    <>
      <ul className="comparable-list">
        {all.map((one, index) => {
          const linkKey = serializeComparedKey(toComparedKey(one))
          const checked = series.includes(linkKey)
          const change = () =>
            onSeries(checked ? series.filter((other) => other !== linkKey) : [...series, linkKey])
          return (
            <li key={linkKey}>
              <label>
                <input type="checkbox" checked={checked} disabled={isFull && !checked} onChange={change} />
                <span>
                  <bdi>{names[index]}</bdi>{' '}
                  {one.access === 'closed' && <ClosedIcon label={i18n.t('station.closed')} />}
                </span>
              </label>
            </li>
          )
        })}
      </ul>
      {isFull && <p>{i18n.t('compare.full', { max: maxCompared })}</p>}
    </>
  )
}
