import { useSession } from '../../auth/SessionContext'
import { useI18n } from '../../ui/i18n/I18nContext'
import { useSignIn } from '../account/use-sign-in'
import '../../ui/look/paper.css'

/** Button of a page of the team that signs in and comes back to the page; nothing if there is no login. */
export function WorkSignIn({ className }: { className: 'button' | 'button-link' }) {
  const i18n = useI18n()
  const { available } = useSession()
  const signIn = useSignIn()
  return (
    available && (
      <button type="button" className={`${className} screen-only`} onClick={signIn}>
        {i18n.t('team.open-only.sign-in')}
      </button>
    )
  )
}
