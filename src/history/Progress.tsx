import { useI18n } from '../ui/i18n/I18nContext'
import type { Histories } from './use-histories'

/** Progress of loading a long range, with buttons to stop and to go on. */
export function Progress({
  histories: { answeredCount: answered, partCount: parts, isStopped, stop, resume },
}: {
  histories: Pick<Histories<unknown>, 'answeredCount' | 'partCount' | 'isStopped' | 'stop' | 'resume'>
}) {
  const i18n = useI18n()
  const isLoading = answered < parts && !isStopped
  if (parts < 2 || (!isLoading && !isStopped)) return null
  return (
    <div className="history-progress">
      <progress value={answered} max={parts} aria-label={i18n.t('chart.progress')} />
      <output>{i18n.t(isStopped ? 'chart.parts.stopped' : 'chart.parts', { answered, parts })}</output>
      <button type="button" className="button-link" onClick={isStopped ? resume : stop}>
        {i18n.t(isStopped ? 'chart.resume' : 'chart.stop')}
      </button>
    </div>
  )
}
