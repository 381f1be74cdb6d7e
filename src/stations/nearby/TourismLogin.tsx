import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import type { PlacesQuery } from '../../api/tourism/places-near'
import { logUnexpected } from '../../catalog/failures/log-unexpected'
import { Dialog } from '../../ui/dialog/Dialog'
import { useI18n } from '../../ui/i18n/I18nContext'
import { placesErrorWords } from './places-error-words'
import { type TourismAccount, tourismAccount } from './tourism-account'

interface Props {
  baseUrl: string
  /** Query that tests whether the datasets accept the account. */
  query: PlacesQuery
  onAccount(account: TourismAccount): void
  onClose(): void
}

/** Form for name and password of the tourism datasets. It returns the account once the datasets accept it. */
export function TourismLogin({ baseUrl, query, onAccount, onClose }: Props) {
  const i18n = useI18n()
  const messageId = useId()
  const request = useRef<AbortController | null>(null)
  const [isChecking, setChecking] = useState(false)
  const [message, setMessage] = useState<string | null>(null)
  // After a sign-out meanwhile, the account must not be stored.
  useEffect(() => () => request.current?.abort(), [])

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isChecking) return
    const fields = new FormData(event.currentTarget)
    const text = (name: string) => String(fields.get(name) ?? '')
    const account = tourismAccount(baseUrl, { user: text('user'), password: text('password') })
    const controller = new AbortController()
    request.current = controller
    setChecking(true)
    setMessage(null)
    try {
      await account.near(query, controller.signal)
      if (controller.signal.aborted) return
      onAccount(account)
      onClose()
    } catch (error) {
      if (controller.signal.aborted) return
      logUnexpected(error)
      setMessage(placesErrorWords(i18n, error))
    } finally {
      setChecking(false)
    }
  }

  return (
    <Dialog title={i18n.t('nearby.account')} onClose={onClose}>
      <p className="tourism-login-hint">{i18n.t('nearby.account.hint', { host: new URL(baseUrl).host })}</p>
      <form className="tourism-login" onSubmit={(event) => void submit(event)}>
        <label>
          {i18n.t('nearby.account.user')}
          <input name="user" autoComplete="username" autoCapitalize="none" spellCheck={false} required />
        </label>
        <label>
          {i18n.t('nearby.account.password')}
          <input name="password" type="password" autoComplete="current-password" required />
        </label>
        <p id={messageId} className="tourism-login-failure" role="alert">
          {message}
        </p>
        <button type="submit" className="button" aria-disabled={isChecking} aria-describedby={messageId}>
          {i18n.t(isChecking ? 'nearby.account.trying' : 'nearby.account.use')}
        </button>
      </form>
    </Dialog>
  )
}
