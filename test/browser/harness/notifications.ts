import type { Page } from '@playwright/test'

declare global {
  interface Window {
    notified: { title: string; body: string; tag?: string }[]
  }
}

/** Allows notifications. @returns a function that reads the ones shown since */
export async function noteNotifications(page: Page): Promise<() => Promise<Window['notified']>> {
  await page.context().grantPermissions(['notifications'])
  await page.addInitScript(() => {
    window.notified = []
    const { Notification: Shown } = window
    window.Notification = class extends Shown {
      // The headless browser says "denied" although it has granted it.
      static override readonly permission = 'granted'
      constructor(title: string, options?: NotificationOptions) {
        super(title, options)
        window.notified.push({ title, body: options?.body ?? '' })
      }
    }
  })
  return () => page.evaluate(() => window.notified)
}
