import { useWords } from '../words/Words'
import '../look/paper.css'

/** Above printed rows of which one holds closed data: paper says so where it begins. */
export function ClosedOnPaper() {
  const words = useWords()
  return (
    <p className="print-only">
      <strong>{words.t('print.closed')}</strong>
    </p>
  )
}
