import { afterEach, beforeEach, vi } from 'vitest'

interface Shown {
  title: string
  body: string
}

/** Notifications of pages, as a system shows them by the Notifications standard. */
export const system = {
  permission: 'granted' as NotificationPermission,
  /** Notifications that stand on the screen, by tag. */
  standing: new Map<string, Shown>(),
  /** Those that made a sound or popped up, in their order. */
  alerted: [] as Shown[],
}

class SystemNotification {
  static requestPermission = async () => system.permission
  static get permission() {
    return system.permission
  }

  /** Without permission it shows nothing, and throws nothing. */
  constructor(title: string, { body, tag, renotify }: { body: string; tag: string; renotify?: boolean }) {
    if (system.permission !== 'granted') return
    if (renotify || !system.standing.has(tag)) system.alerted.push({ title, body })
    system.standing.set(tag, { title, body })
  }
}

/** Lets the pages of each test show notifications. */
export function installNotifications(): void {
  beforeEach(() => {
    system.permission = 'granted'
    system.standing.clear()
    system.alerted.length = 0
    vi.stubGlobal('Notification', SystemNotification)
    Object.assign(window, { Notification: SystemNotification })
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    Reflect.deleteProperty(window, 'Notification')
  })
}
