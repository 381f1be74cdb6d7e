import { useSession } from '../../auth/SessionContext'
import { useI18n } from '../../ui/i18n/I18nContext'
import { WorkSignIn } from './WorkSignIn'

/** Note for people who are not signed in: closed data is missing. With a button to sign in, if there is a login. */
export function OpenDataNote() {
  const i18n = useI18n()
  const { state } = useSession()
  if (state.kind === 'signed-in' || state.reason.kind === 'signing-in') return null
  return (
    <p className="quiet">
      {i18n.t('team.open-only')} <WorkSignIn className="button-link" />
    </p>
  )
}
