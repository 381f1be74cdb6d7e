import type { TimeLeft } from '../../auth/tokens'
import type { RevealedTotals } from '../../catalog/revealed'
import type { Translator } from '../../i18n/translator'
import { useNow } from '../../ui/browser/use-now'
import { Dialog } from '../../ui/dialog/Dialog'
import { useWords } from '../../ui/words/Words'
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
  const words = useWords()
  useNow() // updates the remaining time
  const left = timeLeft()
  return (
    <Dialog title={words.t('session.signed-in', { name })} className="account-menu" onClose={onClose}>
      <dl>
        <dt>{words.t('session.roles')}</dt>
        <dd>
          {roles.length === 0 ? (
            words.t('session.roles.none')
          ) : (
            <>
              <p>{words.t('session.roles.note', { count: roles.length })}</p>
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
            <dt>{words.t('session.adds')}</dt>
            <dd>{words.t('session.added', { ...revealed })}</dd>
          </>
        )}
        {left && (
          <>
            <dt>{words.t('session.left')}</dt>
            <dd>{leftText(words, left)}</dd>
          </>
        )}
      </dl>
      <button type="button" className="button account-sign-out" onClick={onSignOut}>
        {words.t('session.sign-out')}
      </button>
    </Dialog>
  )
}

function leftText(words: Translator, { milliseconds, refreshable }: TimeLeft): string {
  if (milliseconds === Number.POSITIVE_INFINITY) return words.t('session.left.open')
  const time = words.age(0, milliseconds)
  return words.t(refreshable ? 'session.left.renews' : 'session.left.ends', { time })
}
