import { errorWords } from '../../catalog/failures/explain'
import { useNow } from '../../ui/browser/use-now'
import { useOnline } from '../../ui/browser/use-online'
import { Placeholder } from '../../ui/content/Placeholder'
import { useI18n } from '../../ui/i18n/I18nContext'
import { NoticeList } from '../notices/NoticeList'
import { failureNotices } from '../notices/part-notices'
import { usePage } from '../page/PageContext'
import { SlowService } from './SlowService'
import '../../ui/look/paper.css'

/**
 * Note above every page of the team on the parts that failed, with the time of their shown data and the reason. The
 * list has it too, but a page may cover the list, and is printed without it. Without any stations it replaces the page.
 */
export function WorkNotices() {
  const i18n = useI18n()
  const now = useNow()
  const isOnline = useOnline()
  const { snapshot, error, refresh } = usePage().stations
  const retry = { label: i18n.t('notice.retry'), run: refresh }
  if (snapshot) {
    const notices = failureNotices(i18n, snapshot, { retry, isOnline, now })
    return (
      <>
        {notices.length > 0 && <NoticeList notices={notices} />}
        <SlowService snapshot={snapshot} />
      </>
    )
  }
  if (!error)
    return (
      <>
        <p className="quiet screen-only">{i18n.t('list.loading')}</p>
        <SlowService snapshot={snapshot} />
      </>
    )
  return (
    <Placeholder title={i18n.t('notice.stations-failed')} hint={errorWords(i18n, error)}>
      <button type="button" className="button" onClick={refresh}>
        {retry.label}
      </button>
    </Placeholder>
  )
}
