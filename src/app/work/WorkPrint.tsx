import { PrintSheet } from '../../stations/qr/PrintSheet'
import { useNow } from '../../ui/browser/use-now'
import { useI18n } from '../../ui/i18n/I18nContext'
import { usePage } from '../page/PageContext'
import '../../stations/print/print.css'
import '../../ui/look/paper.css'
import './work-print.css'

/**
 * Below a page of the team on paper: the time of its data, source and licence, and a link back. The page may hold
 * closed data, which has no licence.
 */
export function WorkPrintFoot() {
  const i18n = useI18n()
  const now = useNow()
  const { config, stations } = usePage()
  const { publisher, licence } = config
  const { snapshot } = stations
  return (
    <div className="print-only">
      <p>
        {snapshot && i18n.t('freshness.fetched', { time: i18n.time(snapshot.fetchedAt, now) })} ·{' '}
        {i18n.t('print.licence', { publisher, licence: licence.name })}
      </p>
      <PrintSheet link={window.location.href} code={i18n.t('print.page.qr')} now={now} />
    </div>
  )
}
