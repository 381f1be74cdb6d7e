import { LogIn, PlugZap } from 'lucide-react'
import { useSession } from '../auth/SessionContext'
import { useI18n } from '../ui/i18n/I18nContext'
import { lazyComponent } from '../ui/lazy-component'
import { useSignIn } from './account/use-sign-in'
import { SettingsButton } from './settings/SettingsButton'

const AccountButtons = lazyComponent(async () => (await import('./account/AccountButtons')).AccountButtons)

/** Name of the page, its settings, and the button of the login or the account. */
export function Header() {
  const i18n = useI18n()
  const { state, available } = useSession()
  const signIn = useSignIn()
  return (
    <header className="header">
      <h1 className="brand">
        <span className="brand-mark">
          <PlugZap size={18} aria-hidden />
        </span>
        <span className="brand-name">{i18n.t('app.name')}</span>
      </h1>
      <SettingsButton />
      {state.kind === 'signed-in' && <AccountButtons key={state.viewer} account={state} />}
      {state.kind === 'anonymous' && available && (
        <button type="button" className="button header-account" onClick={signIn}>
          <LogIn size={16} aria-hidden /> <span>{i18n.t('session.sign-in')}</span>
        </button>
      )}
    </header>
  )
}
