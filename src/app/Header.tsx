import { LogIn, PlugZap, UserRound } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { Account } from '../auth/session-state'
import type { TimeLeft } from '../auth/tokens'
import type { Revealed } from '../catalog/catalog-api'
import { lazily } from '../ui/lazily'
import { useWords } from '../ui/Words'
import { SettingsButton } from './settings/SettingsButton'

const AccountMenu = lazily(async () => (await import('./AccountMenu')).AccountMenu)

interface Props {
  /** `null`: nobody is signed in. */
  account: Account | null
  /** Whether there is a login at all. */
  canSignIn: boolean
  revealed: Revealed | null
  timeLeft(): TimeLeft | null
  onSignIn(): void
  onSignOut(): void
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
        <>
          <AccountButton key={account.viewer} account={account} {...menu} />
          <button type="button" className="button header-account header-sign-out" onClick={menu.onSignOut}>
            <span>{words.t('session.sign-out')}</span>
          </button>
        </>
      )}
      {account === null && canSignIn && (
        <button type="button" className="button header-account" onClick={onSignIn}>
          <LogIn size={16} aria-hidden /> <span>{words.t('session.sign-in')}</span>
        </button>
      )}
    </header>
  )
}

type AccountProps = Pick<Props, 'revealed' | 'timeLeft' | 'onSignOut'> & { account: Account }

function AccountButton({ account: { name, roles }, ...menu }: AccountProps) {
  const words = useWords()
  const [open, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className="button header-account"
        aria-label={words.t('session.signed-in', { name })}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <UserRound size={16} aria-hidden /> <bdi className="header-name">{name}</bdi>
      </button>
      {open && (
        <Suspense>
          <AccountMenu name={name} roles={roles} {...menu} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
