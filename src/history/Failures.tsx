import { errorWords } from '../catalog/explain'
import { useWords } from '../ui/words/Words'
import type { Histories, SeriesHistory } from './use-histories'

/** Failed and refused parts with the reason, and a button to load them again. */
export function Failures({
  histories: { all, loadAgain },
}: {
  histories: Pick<Histories<unknown>, 'loadAgain'> & { all: readonly Pick<SeriesHistory<unknown>, 'error'>[] }
}) {
  const words = useWords()
  if (loadAgain === null) return null
  const reasons = new Set(all.flatMap(({ error }) => (error === null ? [] : errorWords(words, error))))
  return (
    <p className="history-failed">
      {reasons.size > 0 && [words.t('chart.failed'), ...reasons].join(' ')}{' '}
      <button type="button" className="button-link" onClick={loadAgain}>
        {words.t('notice.retry')}
      </button>
    </p>
  )
}
