import { pause } from '../../pause'

/** Answer to a request for permission; `unsupported`: the browser has no notifications. */
export type NotificationAnswer = 'granted' | 'denied' | 'unsupported'

/** Requests permission from the person. Call it in a click handler. */
export async function requestNotifications(): Promise<NotificationAnswer> {
  if (!('Notification' in window)) return 'unsupported'
  return (await Notification.requestPermission()) === 'granted' ? 'granted' : 'denied'
}

interface NotificationContent {
  title: string
  body: string
  /** A later notification with the same tag replaces this one, and alerts the person again. */
  tag: string
  /** Called on a click, in addition to focusing the page. */
  onClick?: () => void
}

/** Without `renotify` a replacing notification is silent. TypeScript does not know it, as not all browsers do. */
type AlertingOptions = NotificationOptions & { renotify: true }

/** `denied`: without permission, or no longer. `unsupported`: neither the page nor the service worker can show one. */
type NotificationResult = 'shown' | 'denied' | 'unsupported'

export async function showNotification(content: NotificationContent): Promise<NotificationResult> {
  if (!('Notification' in window)) return 'unsupported'
  // Without permission the constructor throws nothing: an event says so later.
  if (Notification.permission !== 'granted') return 'denied'
  try {
    const options: AlertingOptions = { body: content.body, tag: content.tag, renotify: true }
    const notification = new Notification(content.title, options)
    notification.onclick = () => {
      window.focus()
      notification.close()
      content.onClick?.()
    }
    return 'shown'
  } catch {
    // Chrome on Android throws: there only a service worker can show notifications.
    return showByWorker(content).catch(() => 'unsupported')
  }
}

/** Suffix of this page's tags: the service worker sends a clicked one to all pages, and replaces an equal one. */
const pageId = Math.random()
/**
 * Click handlers of notifications by tag. None is removed, because the page does not learn that a notification was
 * dismissed. There are few: one for each station that the page has waited for, and the team's.
 */
const clickHandlers = new Map<string, () => void>()

async function showByWorker({ title, body, tag, onClick }: NotificationContent): Promise<NotificationResult> {
  const registration = await navigator.serviceWorker?.getRegistration()
  if (!registration?.active) return 'unsupported'
  const clientId = await askClientId(registration.active)
  if (clickHandlers.size === 0) navigator.serviceWorker.addEventListener('message', onMessage)
  const pageTag = `${tag} ${pageId}`
  clickHandlers.set(pageTag, () => onClick?.())
  const options: AlertingOptions = { body, tag: pageTag, renotify: true, data: clientId }
  await registration.showNotification(title, options)
  return 'shown'
}

/** Milliseconds to wait for the service worker: one of an earlier version does not answer. */
const answerTimeout = 1_000

/** @returns the id by which the service worker finds this page again: see `src/pwa/sw.ts` */
async function askClientId(worker: ServiceWorker): Promise<unknown> {
  const { port1, port2 } = new MessageChannel()
  const answer = new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data)
  })
  worker.postMessage('client-id', [port2])
  const id = await Promise.race([answer, pause(answerTimeout)])
  port1.close()
  return id
}

/** The service worker sends the tag of a clicked notification: see `src/pwa/sw.ts`. */
function onMessage({ data }: MessageEvent<{ clicked?: string } | null>): void {
  clickHandlers.get(data?.clicked ?? '')?.()
}
