/** Permission for notifications, as the browser reports it. */
export type NotifyPermission = 'granted' | 'denied' | 'unsupported'

/** Requests permission from the person. Call it in the handler of a press. */
export async function askToNotify(): Promise<NotifyPermission> {
  if (!('Notification' in window)) return 'unsupported'
  return (await Notification.requestPermission()) === 'granted' ? 'granted' : 'denied'
}

interface Shown {
  title: string
  body: string
  /** A later notification with the same tag replaces this one. */
  tag: string
  /** Called on a press, in addition to focusing the page. */
  onPress?: () => void
}

/** @returns whether it was shown: some browsers have notifications neither of the page nor of the service worker */
export async function showNotification(shown: Shown): Promise<boolean> {
  try {
    const notification = new Notification(shown.title, { body: shown.body, tag: shown.tag })
    notification.onclick = () => {
      window.focus()
      notification.close()
      shown.onPress?.()
    }
    return true
  } catch {
    // Chrome on Android throws: there only a service worker can show notifications.
    return showByWorker(shown).catch(() => false)
  }
}

/** What to do on a press, by tag. */
const presses = new Map<string, () => void>()

async function showByWorker({ title, body, tag, onPress }: Shown): Promise<boolean> {
  const registration = await navigator.serviceWorker?.getRegistration()
  if (!registration?.active) return false
  if (presses.size === 0) navigator.serviceWorker.addEventListener('message', onMessage)
  presses.set(tag, () => onPress?.())
  await registration.showNotification(title, { body, tag, data: window.location.href })
  return true
}

/** The service worker sends the tag of a pressed notification: see `src/pwa/sw.ts`. */
function onMessage({ data }: MessageEvent<{ pressed?: string } | null>): void {
  presses.get(data?.pressed ?? '')?.()
}
