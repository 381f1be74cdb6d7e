import type { MeasuredType, Snapshot } from '../catalog/door'
import { useWords } from '../ui/Words'

interface Props {
  snapshot: Snapshot
  /** `undefined` until it is there. */
  inventory: readonly MeasuredType[] | undefined
  refreshSeconds: number
  now: number
}

/** When it was fetched and measured, and how much there is. */
export function Figures({ snapshot, inventory, refreshSeconds, now }: Props) {
  const words = useWords()
  const { fetchedAt, newestMeasuredAt, valuesFailed } = snapshot
  const { stations, plugs, withoutLiveData, withoutPosition, merged, rejected } = snapshot
  const series = valuesFailed ? null : inventory?.reduce((sum, type) => sum + type.series, 0)
  const figures = [
    { name: words.t('quality.stations'), figure: stations },
    { name: words.t('quality.plugs'), figure: plugs },
    { name: words.t('quality.series'), figure: series },
    // Without values nobody knows.
    { name: words.t('quality.without-live'), figure: valuesFailed ? null : withoutLiveData },
    { name: words.t('quality.without-position'), figure: withoutPosition },
    { name: words.t('quality.merged'), figure: merged },
    { name: words.t('quality.refused'), figure: rejected },
  ]
  return (
    <section className="data-section">
      <h3>{words.t('quality.figures')}</h3>
      <p>
        {words.t('quality.fetched', { time: words.time(fetchedAt, now) })}{' '}
        {newestMeasuredAt !== null && words.t('quality.newest', { time: words.time(newestMeasuredAt, now) })}{' '}
        {words.t('quality.again', { seconds: refreshSeconds })}
      </p>
      <dl className="data-figures">
        {figures.map(({ name, figure }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{typeof figure === 'number' ? words.number(figure) : words.t('quality.not-known')}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
