import { LockOpen, LogIn, LogOut, PlugZap } from 'lucide-react'
import type { Revealed } from '../catalog/door'
import { useWords } from '../ui/Words'

interface Props {
  /** `null`: nobody is signed in. */
  account: string | null
  /** Whether there is a login at all. */
  canSignIn: boolean
  revealed: Revealed | null
  onSignIn(): void
  onSignOut(): void
}

export function Header({ account, canSignIn, revealed, onSignIn, onSignOut }: Props) {
  const words = useWords()
  return (
    <header className="header">
      <h1 className="brand">
        <span className="brand-mark">
          <PlugZap size={18} aria-hidden />
        </span>
        <span className="brand-name">{words.t('app.name')}</span>
      </h1>
      {revealed && revealed.values > 0 && (
        <span className="header-added">
          <LockOpen size={15} aria-hidden /> {words.t('session.added', { values: revealed.values })}
        </span>
      )}
      {account !== null && (
        <button
          type="button"
          className="button header-account"
          title={words.t('session.signed-in', { name: account })}
          onClick={onSignOut}
        >
          <LogOut size={16} aria-hidden /> <span>{words.t('session.sign-out')}</span>
        </button>
      )}
      {account === null && canSignIn && (
        <button type="button" className="button header-account" onClick={onSignIn}>
          <LogIn size={16} aria-hidden /> <span>{words.t('session.sign-in')}</span>
        </button>
      )}
    </header>
  )
}
