import { useSession } from '../../auth/SessionContext'
import { useNow } from '../../ui/use-now'
import { useOnline } from '../../ui/use-online'
import { useWords } from '../../ui/Words'
import { NoticeList } from '../notices/NoticeList'
import { failureNotices } from '../notices/part-notices'
import { sessionNotices } from '../notices/session-notices'
import { usePage } from '../page/PageContext'

/** Notices about the session and failed requests, which the list shows beside a panel that leaves it visible. */
export function CoveredNotices({ onSignIn }: { onSignIn(): void }) {
  const words = useWords()
  const { state } = useSession()
  const { snapshot, refresh } = usePage().stations
  const now = useNow()
  const isOnline = useOnline()
  const retry = { label: words.t('notice.retry'), run: refresh }
  const notices = [
    ...sessionNotices(words, state, { onSignIn, hasAllWords: true }),
    ...(snapshot ? failureNotices(words, snapshot, { retry, isOnline, now }) : []),
  ]
  return (
    <div className="notices" aria-live="polite">
      <NoticeList notices={notices} />
    </div>
  )
}
