import { MessageSquareWarning } from 'lucide-react'
import { useWords } from '../../ui/words/Words'
import { stationLink } from '../share/station-link'
import { toReportAddress } from './report-address'

/** Link to the operator's mail address or form, with the station filled in. The page itself sends nothing. */
export function Report({ template, station }: { template: string; station: { id: string; name: string } }) {
  const words = useWords()
  const { id, name } = station
  const link = stationLink(id, window.location)
  const subject = words.t('station.report.subject', { name })
  const href = toReportAddress({ template, station, link, subject })
  const isMail = href.startsWith('mailto:')
  return (
    <p className="station-section station-report">
      <MessageSquareWarning size={16} aria-hidden />{' '}
      <a href={href} {...(isMail ? {} : { target: '_blank', rel: 'noopener noreferrer' })}>
        {words.t('station.report')}
      </a>
    </p>
  )
}
