import type { SessionState } from '../../auth/session-state'
import { errorWords } from '../../catalog/failures/explain'
import type { I18n } from '../../i18n/i18n'
import type { StationQueries } from '../../stations/use-stations'
import { useNow } from '../../ui/browser/use-now'
import { useOnline } from '../../ui/browser/use-online'
import { useI18n } from '../../ui/i18n/I18nContext'
import type { NoticeItem } from './notice-item'
import { failureNotices } from './part-notices'
import { type SessionNoticeOptions, sessionNotices } from './session-notices'

/** Returns the notices about the session and about failed requests, which are also shown above a panel. */
export function useUrgentNotices(
  session: SessionState,
  { snapshot, snapshotQuery: { error, isFetching }, refresh }: StationQueries,
  options: Omit<SessionNoticeOptions, 'isOnline'>,
): NoticeItem[] {
  const i18n = useI18n()
  const now = useNow()
  const isOnline = useOnline()
  const retry = { label: i18n.t('notice.retry'), run: refresh }
  return [
    ...sessionNotices(i18n, session, { ...options, isOnline }),
    ...(snapshot ? failureNotices(i18n, snapshot, { retry, isOnline, now }) : []),
    ...(snapshot && error && !isFetching ? [brokenNotice(i18n, error)] : []),
  ]
}

/**
 * Returns the notice that a refresh ended in an error although there are stations: the catalog's worker has stopped, or
 * has a defect. Failures of the service are in the snapshot.
 */
function brokenNotice(i18n: I18n, error: Error): NoticeItem {
  const reload = { label: i18n.t('app.reload'), run: () => window.location.reload() }
  return { text: errorWords(i18n, error), tone: 'warning', isPermanent: true, action: reload }
}
