import type { SessionState } from '../../auth/session-state'
import type { StationQueries } from '../../stations/use-stations'
import { useNow } from '../../ui/use-now'
import { useOnline } from '../../ui/use-online'
import { useWords } from '../../ui/Words'
import type { NoticeItem } from './notice-item'
import { failureNotices } from './part-notices'
import { type SessionNoticeOptions, sessionNotices } from './session-notices'

/** Returns the notices about the session and about failed requests, which are also shown above a panel. */
export function useUrgentNotices(
  session: SessionState,
  { snapshot, refresh }: Pick<StationQueries, 'snapshot' | 'refresh'>,
  options: SessionNoticeOptions,
): NoticeItem[] {
  const words = useWords()
  const now = useNow()
  const isOnline = useOnline()
  const retry = { label: words.t('notice.retry'), run: refresh }
  return [
    ...sessionNotices(words, session, options),
    ...(snapshot ? failureNotices(words, snapshot, { retry, isOnline, now }) : []),
  ]
}
