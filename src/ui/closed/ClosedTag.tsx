import { useWords } from '../words/Words'
import './tag-closed.css'

/** Mark of what only a login shows. */
export function ClosedTag() {
  return <span className="tag-closed">{useWords().t('station.closed')}</span>
}
