import type { Page } from '@playwright/test'

declare global {
  interface Window {
    notified: { title: string; body: string; tag?: string; data?: unknown }[]
    /** How often the service worker has brought the page to the front. */
    focused: number
  }
}

/** The service worker has no click of a person, so it may not focus a page: it tells the page instead. */
export async function noteFocus(pages: readonly Page[]): Promise<() => Promise<number[]>> {
  for (const page of pages)
    await page.evaluate(() => {
      window.focused = 0
      navigator.serviceWorker.addEventListener('message', ({ data }) => {
        if (data === 'focused') window.focused += 1
      })
    })
  const [worker] = pages[0]?.context().serviceWorkers() ?? []
  await worker?.evaluate(() => {
    const { prototype } = Object(self).WindowClient
    prototype.focus = async function () {
      this.postMessage('focused')
    }
  })
  return () => Promise.all(pages.map((page) => page.evaluate(() => window.focused)))
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
