import { useWords } from '../words/Words'
import '../look/paper.css'

/** Note on paper, above rows with closed data. */
export function ClosedOnPaper() {
  const words = useWords()
  return (
    <p className="print-only">
      <strong>{words.t('print.closed')}</strong>
    </p>
  )
}
