import { useSession } from '../../auth/SessionContext'
import { useWords } from '../../ui/words/Words'
import { WorkSignIn } from './WorkSignIn'

/** Note for people who are not signed in: closed data is missing. With a button to sign in, if there is a login. */
export function OpenDataNote() {
  const words = useWords()
  const { state } = useSession()
  if (state.kind === 'signed-in' || state.reason.kind === 'signing-in') return null
  return (
    <p className="quiet">
      {words.t('team.open-only')} <WorkSignIn className="button-link" />
    </p>
  )
}
