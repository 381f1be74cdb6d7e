import { cleanText } from '../../model/text'
import { listChosen } from '../../stations/filters/chosen'
import { PrintSheet } from '../../stations/qr/PrintSheet'
import { useNow } from '../../ui/browser/use-now'
import { useI18n } from '../../ui/i18n/I18nContext'
import { useAttentionChoices } from '../link/use-attention-choices'
import { useRevealedType } from '../link/use-revealed-type'
import { usePage } from '../page/PageContext'
import '../../stations/print/print.css'
import '../../ui/look/paper.css'
import './work-print.css'

/**
 * Above a page of the team on paper: the filters of its stations, and what the page itself is limited to. The page
 * itself states whether it has closed data.
 */
export function WorkPrintHead() {
  const i18n = useI18n()
  const { query } = usePage().stations
  const ofPage = usePageFilter()
  const chosen = [
    ...listChosen(i18n, query.filters).map(({ name }) => name),
    ...(query.filters.only ? [i18n.t('station.favourites')] : []),
    ...(query.bounds === null ? [] : [i18n.t('list.within')]),
    ...(ofPage === null ? [] : [ofPage]),
  ]
  if (chosen.length === 0) return null
  return (
    <p className="print-only">
      {i18n.t('filters.active')}: <bdi>{chosen.join(' · ')}</bdi>
    </p>
  )
}

/** Reason of attention, or type of closed values, whose rows alone are on the page; `null`: all are. */
function usePageFilter(): string | null {
  const i18n = useI18n()
  const { work } = usePage().view
  const [{ reason }] = useAttentionChoices()
  const [{ type }] = useRevealedType()
  if (work === 'attention' && reason !== null) return i18n.t(`team.reason.${reason}`)
  return work === 'revealed' && type !== '' ? i18n.tOr(`value.${type}`, cleanText(type)) : null
}

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
