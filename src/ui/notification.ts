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

/** @returns whether it was shown: some mobile browsers have the constructor but throw */
export function showNotification({ title, body, tag, onPress }: Shown): boolean {
  try {
    const notification = new Notification(title, { body, tag })
    notification.onclick = () => {
      window.focus()
      notification.close()
      onPress?.()
    }
    return true
  } catch {
    return false
  }
}
