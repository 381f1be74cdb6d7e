import { usePage } from '../app/page/PageContext'
import { type AttentionQuery, defaultOldFrom } from '../catalog/attention'
import type { Snapshot } from '../catalog/catalog-api'
import { useStatusStarts } from '../history/batch/use-status-starts'
import { findGroupTime, isClosed, type RowGroup, toGroupKey } from '../team/attention/attention-groups'
import { listSeriesWithoutStart } from '../team/attention/attention-starts'
import { concernedPlugs, groupTimeWords, reasonWords } from '../team/attention/attention-words'
import { useAttentionRows } from '../team/attention/use-attention'
import { allRows, rowStep } from '../team/queries'
import { ClosedIcon } from '../ui/closed/ClosedIcon'
import { useI18n } from '../ui/i18n/I18nContext'
import { inOneLine } from '../ui/i18n/in-one-line'
import { firstFaults, sortFaults, splitFaults } from './wall-faults'

/** As many as a board of usual height has room for. */
const shownGroups = 7

/** Stations out of order, those that are so wholly first, with the number of all; nothing while there are none. */
export function WallProblems({ snapshot: { revision } }: { snapshot: Snapshot }) {
  const i18n = useI18n()
  const { handle, query } = usePage().stations
  const { filters, now, scope } = query
  const order = { reason: 'out-of-order', sort: 'newest', oldFrom: defaultOldFrom } as const
  const problems: AttentionQuery = { filters, bounds: null, now, scope, ...order }
  const { data: page } = useAttentionRows(handle, revision, problems, allRows)
  const faults = splitFaults(page?.rows ?? [])
  // Each start is a request or a part of one.
  const first = firstFaults(faults, rowStep)
  const series = listSeriesWithoutStart([...first.whole, ...first.partial].flat())
  const { starts, isComing } = useStatusStarts(handle, series)
  if (!page || starts === null || page.groupCount === 0) return null
  const counts = { stations: page.stationCount, whole: faults.whole.length }
  return (
    <section className="wall-problems">
      <h2>{i18n.t('wall.problems', counts)}</h2>
      <ol>
        {sortFaults(first, starts)
          .slice(0, shownGroups)
          .map((group) => {
            const time = findGroupTime(group, starts)
            const words = time.start && groupTimeWords(i18n, time, isComing, now)
            return <Problem key={toGroupKey(group[0])} group={group} time={words?.age} />
          })}
      </ol>
    </section>
  )
}

interface ProblemProps {
  group: RowGroup
  /** Since when; absent: not known. */
  time: string | undefined
}

function Problem({ group, time }: ProblemProps) {
  const i18n = useI18n()
  const [first] = group
  const { station, state } = first
  // The end is cut off where there is no room for it.
  const place = inOneLine([
    concernedPlugs(i18n, group),
    station.municipality,
    state === '' ? '' : reasonWords(i18n, first),
  ])
  return (
    <li>
      <bdi className="wall-problem-name">{station.name}</bdi>
      <span className="wall-problem-time">{time}</span>
      <span className="wall-problem-place">
        {isClosed(group) && <ClosedIcon label={i18n.t('station.values.closed')} />} <bdi>{place}</bdi>
      </span>
    </li>
  )
}
