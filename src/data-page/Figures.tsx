import type { Snapshot } from '../catalog/catalog-api'
import type { MeasuredType } from '../catalog/inventory'
import { areStatusesComing, isMissing } from '../model/parts'
import { type Fact, Facts } from '../ui/content/Facts'
import { useWords } from '../ui/words/Words'
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
  const words = useWords()
  const { fetchedAt, newestMeasuredAt, parts } = snapshot
  const hasNoValues = isMissing(parts.values) || areStatusesComing(parts)
  const { stationCount, plugCount, withoutLiveData, withoutPosition, merged, rejected } = snapshot
  const series = hasNoValues ? null : types?.reduce((sum, type) => sum + type.series, 0)
  const number = (figure: number | null | undefined) =>
    typeof figure === 'number' ? words.number(figure) : words.t('data.not-known')
  const figures: Fact[] = [
    [words.t('data.stations'), number(stationCount)],
    [words.t('data.plugs'), number(parts.plugs.isComing ? null : plugCount)],
    [words.t('data.series'), number(series)],
    // Without values it is unknown.
    [words.t('data.without-live'), number(hasNoValues ? null : withoutLiveData)],
    [words.t('data.without-position'), number(withoutPosition)],
    [words.t('data.merged'), number(merged)],
    [words.t('data.rejected'), number(rejected)],
  ]
  return (
    <section className="data-section">
      <h3>{words.t('data.figures')}</h3>
      <p>
        {words.t('data.fetched', { time: words.time(fetchedAt, now) })}{' '}
        {newestMeasuredAt !== null && words.t('data.newest', { time: words.time(newestMeasuredAt, now) })}{' '}
        {words.t('data.again', { seconds: refreshSeconds })}{' '}
        {onlyIn !== undefined && words.t('data.only', { region: onlyIn })}
      </p>
      <PartTimes parts={parts} now={now} />
      <Facts className="data-figures" facts={figures} />
    </section>
  )
}
