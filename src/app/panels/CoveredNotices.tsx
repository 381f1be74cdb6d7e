import { useSession } from '../../auth/SessionContext'
import { NoticeList } from '../notices/NoticeList'
import { useUrgentNotices } from '../notices/use-urgent-notices'
import { usePage } from '../page/PageContext'

/** Notices about the session and failed requests, which the list shows beside a panel that leaves it visible. */
export function CoveredNotices({ onSignIn }: { onSignIn(): void }) {
  const { state } = useSession()
  const notices = useUrgentNotices(state, usePage().stations, { onSignIn, hasAllWords: true })
  return (
    <div className="notices" aria-live="polite">
      <NoticeList notices={notices} />
    </div>
  )
}
