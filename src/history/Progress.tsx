import { useWords } from '../ui/words/Words'
import type { Histories } from './use-histories'

/** Progress of loading a long range, with buttons to stop and to go on. */
export function Progress({
  histories: { answeredCount: answered, partCount: parts, isStopped, stop, resume },
}: {
  histories: Pick<Histories<unknown>, 'answeredCount' | 'partCount' | 'isStopped' | 'stop' | 'resume'>
}) {
  const words = useWords()
  const isLoading = answered < parts && !isStopped
  if (parts < 2 || (!isLoading && !isStopped)) return null
  return (
    <div className="history-progress">
      <progress value={answered} max={parts} aria-label={words.t('chart.progress')} />
      <output>{words.t(isStopped ? 'chart.parts.stopped' : 'chart.parts', { answered, parts })}</output>
      <button type="button" className="button-link" onClick={isStopped ? resume : stop}>
        {words.t(isStopped ? 'chart.resume' : 'chart.stop')}
      </button>
    </div>
  )
}
