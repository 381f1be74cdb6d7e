import { listChosen } from '../../stations/filters/chosen'
import { PrintSheet } from '../../stations/qr/PrintSheet'
import { useNow } from '../../ui/browser/use-now'
import { useWords } from '../../ui/words/Words'
import { usePage } from '../page/PageContext'
import '../../stations/print/print.css'
import '../../ui/look/paper.css'
import './work-print.css'

/** Above a page of the team on paper: the filters of its stations. The page itself states whether it has closed data. */
export function WorkPrintHead() {
  const words = useWords()
  const { query } = usePage().stations
  const chosen = [
    ...listChosen(words, query.filters).map(({ name }) => name),
    ...(query.filters.only ? [words.t('station.favourites')] : []),
    ...(query.bounds === null ? [] : [words.t('list.within')]),
  ]
  if (chosen.length === 0) return null
  return (
    <p className="print-only">
      {words.t('filters.active')}: <bdi>{chosen.join(' · ')}</bdi>
    </p>
  )
}

/** Below a page of the team on paper: the time of its data, source and licence, and a link back. */
export function WorkPrintFoot() {
  const words = useWords()
  const now = useNow()
  const { config, stations } = usePage()
  const { publisher, licence } = config
  const { snapshot } = stations
  return (
    <div className="print-only">
      <p>
        {snapshot && words.t('freshness.fetched', { time: words.time(snapshot.fetchedAt, now) })} ·{' '}
        {words.t('freshness.licence', { publisher, licence: licence.name })}
      </p>
      <PrintSheet link={window.location.href} code={words.t('print.page.qr')} now={now} />
    </div>
  )
}
