import { usePage } from '../app/page/PageContext'
import type { Facets } from '../catalog/catalog-api'
import { errorWords } from '../catalog/failures/explain'
import { statusesOnceLoaded } from '../model/status'
import { listChosen } from '../stations/filters/chosen'
import { useListed } from '../stations/list/use-listed'
import { StatusIcon } from '../stations/StatusIcon'
import { matchedWords } from '../stations/words/matched-words'
import { nowStep, useNow } from '../ui/browser/use-now'
import { Placeholder } from '../ui/content/Placeholder'
import { useI18n } from '../ui/i18n/I18nContext'
import { WallNotes } from './WallNotes'
import { WallProblems } from './WallProblems'

/**
 * What the map is about, the time, how many are free now, counts by status, the worst faults, what has failed, and the
 * age of the data.
 */
export function WallBoard() {
  const i18n = useI18n()
  const { stations, view } = usePage()
  const { snapshot, facets, error } = stations
  const chosen = listChosen(i18n, view.filters).map(({ name }) => name)
  useListed(error !== null || facets !== undefined, snapshot?.copy === 'stations')
  return (
    <main className="wall-board" aria-busy={!facets && !error}>
      <header>
        <h1>{i18n.t('app.name')}</h1>
        <WallClock />
      </header>
      {chosen.length > 0 && (
        <p>
          <bdi>{chosen.join(' · ')}</bdi>
        </p>
      )}
      {error && <Placeholder title={i18n.t('notice.stations-failed')} hint={errorWords(i18n, error)} />}
      {!error && !facets && <p>{i18n.t('list.loading')}</p>}
      {snapshot && facets && (
        <>
          <FreeNow facets={facets} />
          <p className="wall-count">{matchedWords(i18n, snapshot, facets.matched)}</p>
          {facets.isStatusComing ? <p>{i18n.t('status.coming')}</p> : <StatusCounts facets={facets} />}
          <WallProblems snapshot={snapshot} />
        </>
      )}
      <WallNotes />
    </main>
  )
}

/** Time in the region's zone. One that stands still shows from afar that the screen does. */
function WallClock() {
  // A clock shows the minute that has begun.
  const now = useNow() - nowStep
  return <time>{useI18n().time(now, now)}</time>
}

/** Number of stations with a free plug now. The statuses below have old ones and closed ones too. */
function FreeNow({ facets }: { facets: Facets }) {
  const i18n = useI18n()
  const option = facets.groups.feature.find(({ value }) => value === 'free-now')
  if (!option || facets.isStatusComing) return null
  return (
    <p className="wall-free">
      <span>{i18n.t('feature.free-now')}</span> <strong>{i18n.number(option.count)}</strong>
    </p>
  )
}

/** Number of stations of each status that the filter allows. */
function StatusCounts({ facets }: { facets: Facets }) {
  const i18n = useI18n()
  const { filters } = usePage().view
  const counts = new Map(facets.groups.status.map(({ value, count }) => [value, count]))
  const shown = statusesOnceLoaded.filter((status) =>
    filters.status.length > 0 ? filters.status.includes(status) : counts.has(status),
  )
  return (
    <ul className="wall-statuses" aria-label={i18n.t('map.legend')}>
      {shown.map((status) => (
        <li key={status}>
          <StatusIcon status={status} faded={false} size={28} />
          <span>{i18n.t(`status.${status}`)}</span>
          <strong>{i18n.number(counts.get(status) ?? 0)}</strong>
        </li>
      ))}
      <li className="wall-faded">
        <StatusIcon status="available" faded size={28} />
        <span>{i18n.t('map.legend.faded')}</span>
      </li>
    </ul>
  )
}
