import { useSession } from '../../auth/SessionContext'
import { useWords } from '../../ui/words/Words'
import { useSignIn } from '../account/use-sign-in'
import '../../ui/look/paper.css'

/** Button of a page of the team that signs in and comes back to the page; nothing if there is no login. */
export function WorkSignIn({ className }: { className: 'button' | 'button-link' }) {
  const words = useWords()
  const { available } = useSession()
  const signIn = useSignIn()
  return (
    available && (
      <button type="button" className={`${className} screen-only`} onClick={signIn}>
        {words.t('team.open-only.sign-in')}
      </button>
    )
  )
}
