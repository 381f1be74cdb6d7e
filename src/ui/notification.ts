/** Whether the page may show notifications, as far as the browser says. */
export type NotifyPermission = 'granted' | 'denied' | 'unsupported'

/** Asks the person, through the browser; belongs to a press. */
export async function askToNotify(): Promise<NotifyPermission> {
  if (!('Notification' in window)) return 'unsupported'
  return (await Notification.requestPermission()) === 'granted' ? 'granted' : 'denied'
}

interface Shown {
  title: string
  body: string
  /** A later one with the same tag replaces it. */
  tag: string
  /** Beside showing the page. */
  onPress?: () => void
}

/** @returns whether it was shown: some mobile browsers have the constructor and refuse it */
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
