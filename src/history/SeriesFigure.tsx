import { LockOpen } from 'lucide-react'
import { useMemo } from 'react'
import type { Translator } from '../i18n/translator'
import type { MissingSpan } from '../model/history'
import { useWords } from '../ui/Words'
import { cadenceOf, gapsOf, type Piece, piecesOf } from './pieces'
import type { KnownHistory } from './queries'
import { type NumberSeries, numberOf } from './series'
import { TimeChart } from './TimeChart'

interface Props {
  history: KnownHistory
  series: NumberSeries
  name: string
  timeZone: string
  now: number
}

/** The chart of one series, and the same in a sentence or two. */
export function SeriesFigure({ history, series, name, timeZone, now }: Props) {
  const words = useWords()
  const { from, to, missing, rejected } = history
  const { key, unit, access, counts } = series
  const until = Math.min(now, history.until)
  const pieces = useMemo(
    () => piecesOf(history, cadenceOf(key.period, history.samples), numberOf, until),
    [history, key.period, until],
  )
  const closed = access === 'closed'
  return (
    <figure className="history-figure" data-closed={closed || undefined}>
      {closed && (
        <p className="history-closed">
          <LockOpen size={14} aria-hidden /> {words.t('station.values.closed')}{' '}
          <span className="tag-closed">{words.t('station.closed')}</span>
        </p>
      )}
      {pieces.length > 0 && (
        <TimeChart {...{ pieces, from, to, missing, counts, closed, timeZone }} language={words.language} />
      )}
      <figcaption>
        <p>{summary(words, { name, unit, pieces })}</p>
        {pieces.length > 0 && <p>{gapWords(words, pieces, from, until)}</p>}
        {missing.map((span) => (
          <p key={span.from} className="history-missing">
            {missingWords(words, span, now)}
          </p>
        ))}
        {rejected > 0 && <p>{words.t('chart.rejected', { count: rejected })}</p>}
      </figcaption>
    </figure>
  )
}

interface Summarised {
  name: string
  unit: string
  pieces: readonly Piece<number>[]
}

/** Least, most and last of a series. */
function summary(words: Translator, { name, unit, pieces }: Summarised): string {
  const last = pieces.at(-1)
  if (last === undefined) return words.t('chart.none')
  const amount = (value: number) => `${words.number(value)} ${unit}`.trim()
  const numbers = pieces.map(({ value }) => value)
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)]
  if (least === most) return words.t('chart.steady', { name, value: amount(least) })
  return words.t('chart.summary', {
    name,
    least: words.number(least),
    most: amount(most),
    last: amount(last.value),
  })
}

function gapWords(words: Translator, pieces: readonly Piece<number>[], from: number, until: number): string {
  const gaps = gapsOf(pieces, from, until)
  const length = gaps.reduce((sum, gap) => sum + gap.to - gap.from, 0)
  // The present and the first round are never measured to the minute.
  if (length < shortestTold) return words.t('chart.gapless')
  return words.t('chart.gaps', { count: gaps.length, length: words.age(0, length) })
}

/** Milliseconds. */
const shortestTold = 15 * 60_000

function missingWords(words: Translator, { from, to, why }: MissingSpan, now: number): string {
  return words.t(`chart.missing.${why}`, { from: words.time(from, now), to: words.time(to, now) })
}
