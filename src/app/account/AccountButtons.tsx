import { UserRound } from 'lucide-react'
import { useState } from 'react'
import { useSession } from '../../auth/SessionContext'
import type { Account } from '../../auth/session-state'
import { useI18n } from '../../ui/i18n/I18nContext'
import { currentSearch, writeSearch } from '../../url/search-params'
import { withoutWorkParams } from '../link/work-params'
import { usePage } from '../page/PageContext'
import { AccountMenu } from './AccountMenu'

/** Button with the account's name that opens its menu, and the sign-out button. */
export function AccountButtons({ account: { name, roles } }: { account: Account }) {
  const i18n = useI18n()
  const { timeLeft, signOut } = useSession()
  const { stations, changeView } = usePage()
  const [isOpen, setOpen] = useState(false)
  const leave = () => {
    // The header offers the workspace to signed-in people only.
    changeView({ work: '' }, 'replace')
    writeSearch(withoutWorkParams(currentSearch()), 'replace')
    void signOut()
  }
  return (
    <>
      <button
        type="button"
        className="button header-account"
        aria-label={i18n.t('session.signed-in', { name })}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <UserRound size={16} aria-hidden /> <bdi className="header-name">{name}</bdi>
      </button>
      <button type="button" className="button header-account header-sign-out" onClick={leave}>
        <span>{i18n.t('session.sign-out')}</span>
      </button>
      {isOpen && (
        <AccountMenu
          name={name}
          roles={roles}
          revealed={stations.snapshot?.revealed ?? null}
          timeLeft={timeLeft}
          onSignOut={leave}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
