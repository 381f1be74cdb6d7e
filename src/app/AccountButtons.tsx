import { UserRound } from 'lucide-react'
import { useState } from 'react'
import type { Account } from '../auth/session-state'
import type { TimeLeft } from '../auth/tokens'
import type { Revealed } from '../catalog/catalog-api'
import { useWords } from '../ui/Words'
import { AccountMenu } from './AccountMenu'

interface Props {
  account: Account
  revealed: Revealed | null
  timeLeft(): TimeLeft | null
  onSignOut(): void
}

/** Button with the account's name that opens its menu, and the sign-out button. */
export function AccountButtons({ account: { name, roles }, ...menu }: Props) {
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
      <button type="button" className="button header-account header-sign-out" onClick={menu.onSignOut}>
        <span>{words.t('session.sign-out')}</span>
      </button>
      {open && <AccountMenu name={name} roles={roles} {...menu} onClose={() => setOpen(false)} />}
    </>
  )
}
