import { anonymous } from '../../model/viewer'
import { listChosen } from '../../stations/filters/chosen'
import { PrintSheet } from '../../stations/qr/PrintSheet'
import { useNow } from '../../ui/browser/use-now'
import { useWords } from '../../ui/words/Words'
import { usePage } from '../page/PageContext'
import '../../stations/print/print.css'
import './work-print.css'

/** Above a page of the team on paper: that it holds closed data, and the filters of its stations. */
export function WorkPrintHead() {
  const words = useWords()
  const { handle, query, snapshot } = usePage().stations
  const isClosed = handle.viewer !== anonymous && (snapshot?.revealed?.values ?? 0) > 0
  const chosen = [
    ...listChosen(words, query.filters).map(({ name }) => name),
    ...(query.filters.only ? [words.t('station.favourites')] : []),
    ...(query.bounds === null ? [] : [words.t('list.within')]),
  ]
  return (
    <div className="print-only work-print-head">
      {isClosed && (
        <p>
          <strong>{words.t('print.closed')}</strong>
        </p>
      )}
      {chosen.length > 0 && (
        <p>
          {words.t('filters.active')}: <bdi>{chosen.join(' · ')}</bdi>
        </p>
      )}
    </div>
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
