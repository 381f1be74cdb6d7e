import type { SessionState } from '../../auth/session-state'
import { errorWords } from '../../catalog/explain'
import type { Translator } from '../../i18n/translator'
import type { StationQueries } from '../../stations/use-stations'
import { useNow } from '../../ui/browser/use-now'
import { useOnline } from '../../ui/browser/use-online'
import { useWords } from '../../ui/words/Words'
import type { NoticeItem } from './notice-item'
import { failureNotices } from './part-notices'
import { type SessionNoticeOptions, sessionNotices } from './session-notices'

/** Returns the notices about the session and about failed requests, which are also shown above a panel. */
export function useUrgentNotices(
  session: SessionState,
  { snapshot, snapshotQuery: { error, isFetching }, refresh }: StationQueries,
  options: Omit<SessionNoticeOptions, 'isOnline'>,
): NoticeItem[] {
  const words = useWords()
  const now = useNow()
  const isOnline = useOnline()
  const retry = { label: words.t('notice.retry'), run: refresh }
  return [
    ...sessionNotices(words, session, { ...options, isOnline }),
    ...(snapshot ? failureNotices(words, snapshot, { retry, isOnline, now }) : []),
    ...(snapshot && error && !isFetching ? [brokenNotice(words, error)] : []),
  ]
}

/**
 * Returns the notice that a refresh ended in an error although there are stations: the catalog's worker has stopped, or
 * has a defect. Failures of the service are in the snapshot.
 */
function brokenNotice(words: Translator, error: Error): NoticeItem {
  const reload = { label: words.t('app.reload'), run: () => window.location.reload() }
  return { text: errorWords(words, error), tone: 'warning', isPermanent: true, action: reload }
}
