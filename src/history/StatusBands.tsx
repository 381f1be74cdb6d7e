import type { Translator } from '../i18n/translator'
import { plugLabel } from '../model/evse-id'
import type { Plug } from '../model/station'
import { type Status, statuses } from '../model/status'
import { useWords } from '../ui/Words'
import type { Interval } from './intervals'
import type { Coverage } from './statement'

export interface Band {
  plug: Pick<Plug, 'id' | 'name'>
  closed: boolean
  pieces: readonly Interval<Status>[]
  /** How much of its time they tell. */
  coverage: Coverage
  /** Nothing of it could be loaded. */
  failed: boolean
}

/** Shape before colour: the more a plug is in use, the taller its band. */
const heights: Record<Status, number> = {
  occupied: 10,
  reserved: 8,
  unavailable: 7,
  partly: 6,
  'out-of-order': 4,
  available: 2,
  unknown: 1,
  'not-understood': 1,
  closed: 1,
  none: 0,
  coming: 0,
}
const tall = 10
const wide = 1000

/** What each plug was doing when, under the same time axis as the chart. */
export function StatusBands({ bands, from, to }: { bands: readonly Band[]; from: number; to: number }) {
  const words = useWords()
  const x = (at: number) => ((Math.max(at, from) - from) / (to - from)) * wide
  return (
    <ul className="bands" aria-label={words.t('chart.plugs')}>
      {bands.map(({ plug, closed, pieces, ...rest }) => (
        <li key={plug.id}>
          <p>
            <bdi className="band-name">{plugLabel(plug)}</bdi>{' '}
            {closed && <span className="tag-closed">{words.t('station.closed')}</span>}
            <span className="band-words">{bandWords(words, { pieces, ...rest })}</span>
          </p>
          <svg viewBox={`0 0 ${wide} ${tall}`} preserveAspectRatio="none" aria-hidden>
            {statuses.map((status) => (
              <path key={status} className={`band-${status}`} d={bandPath(pieces, status, x)} />
            ))}
          </svg>
        </li>
      ))}
    </ul>
  )
}

/** All pieces of one status as one shape: a quarter has thousands of them. */
function bandPath(pieces: Band['pieces'], status: Status, x: (at: number) => number): string {
  return pieces
    .filter(({ value }) => value === status)
    .map(({ from, to }) => {
      const width = Math.max(1, x(to) - x(from))
      return `M${x(from)} ${tall}v${-heights[status]}h${width}V${tall}z`
    })
    .join('')
}

/** "Free 20 h · Occupied 3 h · the rest is not known", from best to worst. */
function bandWords(
  words: Translator,
  { pieces, coverage, failed }: Pick<Band, 'pieces' | 'coverage' | 'failed'>,
): string {
  const told = statuses.flatMap((status) => {
    const time = pieces
      .filter(({ value }) => value === status)
      .reduce((sum, { from, to }) => sum + to - from, 0)
    return time > 0 ? `${words.t(`status.${status}`)} ${words.age(0, time)}` : []
  })
  if (told.length === 0) return words.t(failed ? 'chart.plug.missing' : 'chart.none')
  return [...told, ...(coverage.gaps > 0 ? [words.t('chart.plug.rest')] : [])].join(' · ')
}
