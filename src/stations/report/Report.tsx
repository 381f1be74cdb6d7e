import { MessageSquareWarning } from 'lucide-react'
import { useI18n } from '../../ui/i18n/I18nContext'
import { stationLink } from '../share/station-link'
import { toReportAddress } from './report-address'

/** Link to the operator's mail address or form, with the station filled in. The page itself sends nothing. */
export function Report({ template, station }: { template: string; station: { id: string; name: string } }) {
  const i18n = useI18n()
  const { id, name } = station
  const link = stationLink(id, window.location)
  const subject = i18n.t('station.report.subject', { name })
  const href = toReportAddress({ template, station, link, subject })
  const isMail = href.startsWith('mailto:')
  return (
    <p className="station-section station-report">
      <MessageSquareWarning size={16} aria-hidden />{' '}
      <a href={href} {...(isMail ? {} : { target: '_blank', rel: 'noopener noreferrer' })}>
        {i18n.t('station.report')}
      </a>
    </p>
  )
}
