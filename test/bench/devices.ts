import type { BrowserContextOptions, Page } from '@playwright/test'

export interface Device {
  name: 'desktop' | 'phone'
  context: BrowserContextOptions
  /** The main thread so many times slower, and a line as Lighthouse's "Slow 4G". */
  slow?: number
}

export const devices: readonly Device[] = [
  { name: 'desktop', context: { viewport: { width: 1440, height: 900 } } },
  {
    name: 'phone',
    context: {
      viewport: { width: 390, height: 844 },
      deviceScaleFactor: 2,
      isMobile: true,
      hasTouch: true,
    },
    slow: 4,
  },
]

/** Lighthouse's 150 ms and 1.6 Mbit/s, as it sets them where requests are throttled one by one. */
const slow4g = {
  offline: false,
  latency: 150 * 3.75,
  downloadThroughput: (1.6 * 1024 * 1024 * 0.9) / 8,
  uploadThroughput: (750 * 1024 * 0.9) / 8,
}

/**
 * Slows down a page as the device is. The line is slow for its workers too; their processor is not, which Chromium
 * cannot slow down, nor are the requests of a service worker.
 */
export async function throttle(page: Page, { slow }: Device): Promise<void> {
  if (slow === undefined) return
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', slow4g)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slow })
}
