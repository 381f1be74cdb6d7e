import { explain } from '../catalog/explain'
import { useWords } from '../ui/Words'
import type { Histories } from './use-histories'

/** Failed and refused parts with the reason, and a button to load them again. */
export function Failures({
  histories: { errors, loadAgain },
}: {
  histories: Pick<Histories, 'errors' | 'loadAgain'>
}) {
  const words = useWords()
  if (loadAgain === null) return null
  const reasons = new Set(
    errors.flatMap((error) => {
      if (error === null) return []
      const { key, values } = explain(error)
      return words.t(key, values)
    }),
  )
  return (
    <p className="history-failed">
      {reasons.size > 0 && [words.t('chart.failed'), ...reasons].join(' ')}{' '}
      <button type="button" className="button-link" onClick={loadAgain}>
        {words.t('notice.retry')}
      </button>
    </p>
  )
}
