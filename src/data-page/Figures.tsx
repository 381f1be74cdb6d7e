import type { Snapshot } from '../catalog/catalog-api'
import type { MeasuredType } from '../catalog/inventory'
import { areStatusesComing, isMissing } from '../model/parts'
import { type Fact, Facts } from '../ui/content/Facts'
import { useI18n } from '../ui/i18n/I18nContext'
import { PartTimes } from './PartTimes'

interface Props {
  snapshot: Snapshot
  /** Region, if only its stations are requested. */
  onlyIn: string | undefined
  /** `undefined` until it is loaded. */
  types: readonly MeasuredType[] | undefined
  refreshSeconds: number
  now: number
}

/** Times of fetch and measurement, and counts. */
export function Figures({ snapshot, onlyIn, types, refreshSeconds, now }: Props) {
  const i18n = useI18n()
  const { fetchedAt, newestMeasuredAt, parts } = snapshot
  const hasNoValues = isMissing(parts.values) || areStatusesComing(parts)
  const { stationCount, plugCount, withoutLiveData, withoutPosition, merged, rejected } = snapshot
  const series = hasNoValues ? null : types?.reduce((sum, type) => sum + type.series, 0)
  const number = (figure: number | null | undefined) =>
    typeof figure === 'number' ? i18n.number(figure) : i18n.t('data.not-known')
  const figures: Fact[] = [
    [i18n.t('data.stations'), number(stationCount)],
    [i18n.t('data.plugs'), number(parts.plugs.isComing ? null : plugCount)],
    [i18n.t('data.series'), number(series)],
    // Without values it is unknown.
    [i18n.t('data.without-live'), number(hasNoValues ? null : withoutLiveData)],
    [i18n.t('data.without-position'), number(withoutPosition)],
    [i18n.t('data.merged'), number(merged)],
    [i18n.t('data.rejected'), number(rejected)],
  ]
  return (
    <section className="data-section">
      <h3>{i18n.t('data.figures')}</h3>
      <p>
        {i18n.t('data.fetched', { time: i18n.time(fetchedAt, now) })}{' '}
        {newestMeasuredAt !== null && i18n.t('data.newest', { time: i18n.time(newestMeasuredAt, now) })}{' '}
        {i18n.t('data.again', { seconds: refreshSeconds })}{' '}
        {onlyIn !== undefined && i18n.t('data.only', { region: onlyIn })}
      </p>
      <PartTimes parts={parts} now={now} />
      <Facts className="data-figures" facts={figures} />
    </section>
  )
}
