import { useUrgentNotices } from '../app/notices/use-urgent-notices'
import { usePage } from '../app/page/PageContext'
import { useSession } from '../auth/SessionContext'
import { fetchedWords } from '../stations/words/fetched-words'
import { useNow } from '../ui/browser/use-now'
import { Notice } from '../ui/content/Notice'
import { useI18n } from '../ui/i18n/I18nContext'
import { useWakeLock } from './use-wake-lock'

/** What has failed, whether counts have closed data, whether the screen stays on, and age and source of the data. */
export function WallNotes() {
  const i18n = useI18n()
  const now = useNow()
  const { config, stations } = usePage()
  const { state } = useSession()
  const { snapshot } = stations
  const { publisher, licence } = config
  // Their actions are left out: nobody presses a button here.
  const notices = useUrgentNotices(state, stations, { onSignIn: () => undefined, hasAllWords: true })
  const revealed = snapshot?.revealed?.values ? snapshot.revealed : null
  const wakeLock = useWakeLock()
  return (
    <div className="wall-notes">
      <div aria-live="polite">
        {notices.map(({ text, tone }) => (
          <Notice key={text} tone={tone}>
            {text}
          </Notice>
        ))}
        {revealed && <Notice tone="closed">{i18n.t('session.revealed', { ...revealed })}</Notice>}
        {wakeLock === 'off' && <p>{i18n.t('wall.screen-off')}</p>}
      </div>
      {snapshot && (
        <p>
          {fetchedWords(i18n, snapshot, now)}
          {snapshot.newestMeasuredAt !== null && (
            <> · {i18n.t('freshness.newest', { time: i18n.time(snapshot.newestMeasuredAt, now) })}</>
          )}
        </p>
      )}
      {/* Without closed values the map says it. */}
      {revealed && <p>{i18n.t('print.licence', { publisher, licence: licence.name })}</p>}
      <a className="wall-leave" href={leaveAddress(window.location.search)}>
        {i18n.t('wall.leave')}
      </a>
    </div>
  )
}

/** Returns the address of the same view with all controls. */
function leaveAddress(search: string): string {
  const params = new URLSearchParams(search)
  params.delete('display')
  const query = params.toString()
  return query === '' ? '/' : `/?${query}`
}
