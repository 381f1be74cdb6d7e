import { explain } from '../api/explain'
import { useWords } from '../ui/Words'
import type { Histories } from './use-histories'

/** Failed and refused parts with the reason, and a button to load them again. */
export function Failures({
  histories: { errors, again },
}: {
  histories: Pick<Histories, 'errors' | 'again'>
}) {
  const words = useWords()
  if (again === null) return null
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
      <button type="button" className="button-link" onClick={again}>
        {words.t('notice.retry')}
      </button>
    </p>
  )
}
