import type { TimeLeft } from '../../auth/tokens/tokens'
import type { RevealedTotals } from '../../catalog/revealed'
import type { I18n } from '../../i18n/i18n'
import { useNow } from '../../ui/browser/use-now'
import { Dialog } from '../../ui/dialog/Dialog'
import { useI18n } from '../../ui/i18n/I18nContext'
import './account-menu.css'

interface Props {
  name: string
  roles: readonly string[]
  /** Data that the login added; `null` until it is known. */
  revealed: RevealedTotals | null
  timeLeft(): TimeLeft | null
  onSignOut(): void
  onClose(): void
}

/** Menu with the signed-in account, its rights, and the remaining time of the session. */
export function AccountMenu({ name, roles, revealed, timeLeft, onSignOut, onClose }: Props) {
  const i18n = useI18n()
  useNow() // updates the remaining time
  const left = timeLeft()
  return (
    <Dialog title={i18n.t('session.signed-in', { name })} className="account-menu" onClose={onClose}>
      <dl>
        <dt>{i18n.t('session.roles')}</dt>
        <dd>
          {roles.length === 0 ? (
            i18n.t('session.roles.none')
          ) : (
            <>
              <p>{i18n.t('session.roles.note', { count: roles.length })}</p>
              <ul className="account-roles">
                {roles.map((role) => (
                  <li key={role}>
                    <bdi>{role}</bdi>
                  </li>
                ))}
              </ul>
            </>
          )}
        </dd>
        {revealed && (
          <>
            <dt>{i18n.t('session.adds')}</dt>
            <dd>{i18n.t('session.added', { ...revealed })}</dd>
          </>
        )}
        {left && (
          <>
            <dt>{i18n.t('session.left')}</dt>
            <dd>{leftText(i18n, left)}</dd>
          </>
        )}
      </dl>
      <button type="button" className="button account-sign-out" onClick={onSignOut}>
        {i18n.t('session.sign-out')}
      </button>
    </Dialog>
  )
}

function leftText(i18n: I18n, { milliseconds, refreshable }: TimeLeft): string {
  if (milliseconds === Number.POSITIVE_INFINITY) return i18n.t('session.left.open')
  const time = i18n.age(0, milliseconds)
  return i18n.t(refreshable ? 'session.left.renews' : 'session.left.ends', { time })
}
