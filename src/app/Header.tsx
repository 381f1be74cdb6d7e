import { LogIn, PlugZap } from 'lucide-react'
import { type ComponentProps, Suspense } from 'react'
import type { Account } from '../auth/session-state'
import { lazyComponent } from '../ui/lazy-component'
import { useWords } from '../ui/Words'
import { SettingsButton } from './settings/SettingsButton'

const AccountButtons = lazyComponent(async () => (await import('./AccountButtons')).AccountButtons)

interface Props extends Omit<ComponentProps<typeof AccountButtons>, 'account'> {
  /** `null`: not signed in. */
  account: Account | null
  /** Whether a login is configured. */
  canSignIn: boolean
  onSignIn(): void
}

export function Header({ account, canSignIn, onSignIn, ...menu }: Props) {
  const words = useWords()
  return (
    <header className="header">
      <h1 className="brand">
        <span className="brand-mark">
          <PlugZap size={18} aria-hidden />
        </span>
        <span className="brand-name">{words.t('app.name')}</span>
      </h1>
      <SettingsButton />
      {account !== null && (
        <Suspense>
          <AccountButtons key={account.viewer} account={account} {...menu} />
        </Suspense>
      )}
      {account === null && canSignIn && (
        <button type="button" className="button header-account" onClick={onSignIn}>
          <LogIn size={16} aria-hidden /> <span>{words.t('session.sign-in')}</span>
        </button>
      )}
    </header>
  )
}
