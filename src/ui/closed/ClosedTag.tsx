import { useI18n } from '../i18n/I18nContext'
import './tag-closed.css'

/** Mark of what only a login shows. */
export function ClosedTag() {
  return <span className="tag-closed">{useI18n().t('station.closed')}</span>
}
