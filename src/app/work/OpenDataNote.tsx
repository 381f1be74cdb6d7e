import { useSession } from '../../auth/SessionContext'
import { useWords } from '../../ui/words/Words'
import { useSignIn } from '../account/use-sign-in'
import '../../ui/look/paper.css'

/** Note for people who are not signed in: closed data is missing. With a button to sign in, if there is a login. */
export function OpenDataNote() {
  const words = useWords()
  const { state, available } = useSession()
  const signIn = useSignIn()
  if (state.kind === 'signed-in' || state.reason.kind === 'signing-in') return null
  return (
    <p className="quiet">
      {words.t('team.open-only')}{' '}
      {available && (
        <button type="button" className="button-link screen-only" onClick={signIn}>
          {words.t('team.open-only.sign-in')}
        </button>
      )}
    </p>
  )
}
