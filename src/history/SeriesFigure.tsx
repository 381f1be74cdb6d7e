import { LockOpen } from 'lucide-react'
import { useMemo } from 'react'
import { useWords } from '../ui/Words'
import { historySentences, missingSentences } from './history-words'
import { detectSampling, toIntervals } from './intervals'
import type { KnownHistory } from './queries'
import { type NumberSeries, numberOf } from './series'
import { stateOf } from './statement'
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
  const [pieces, statement] = useMemo(() => {
    const cadence = detectSampling(key.period, history.samples)
    const known = toIntervals(history, cadence, numberOf, until)
    return [known, stateOf(history, known, cadence, { read: numberOf, until })]
  }, [history, key.period, until])
  const zone = words.zone(now)
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
        {zone !== null && pieces.length > 0 && <p>{words.t('chart.zone', { zone })}</p>}
        {historySentences(words, { ...history, until }, statement, { name, unit, now }).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        {missingSentences(words, { missing, until }, now).map((sentence) => (
          <p key={sentence} className="history-missing">
            {sentence}
          </p>
        ))}
        {rejected > 0 && <p>{words.t('chart.rejected', { count: rejected })}</p>}
      </figcaption>
    </figure>
  )
}
