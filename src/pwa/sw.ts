import {
  cleanupOutdatedCaches,
  matchPrecache,
  type PrecacheEntry,
  precacheAndRoute,
} from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'

interface WindowClient {
  id: string
  focus(): Promise<unknown>
  postMessage(message: { clicked: string }): void
}

/** The parts of `ServiceWorkerGlobalScope` in use: TypeScript's types of it exclude those of pages. */
declare const self: {
  __WB_MANIFEST: PrecacheEntry[]
  skipWaiting(): Promise<void>
  clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly WindowClient[]>
    openWindow(url: string): Promise<unknown>
  }
  addEventListener(type: 'message', listener: (event: PageMessage) => void): void
  addEventListener(type: 'notificationclick', listener: (event: NotificationClick) => void): void
}

interface PageMessage extends Pick<MessageEvent, 'data' | 'ports'> {
  source: WindowClient
}

interface NotificationClick {
  notification: Notification
  waitUntil(done: Promise<unknown>): void
}

/** Milliseconds to wait for the page from the network before the stored one is shown. */
const networkTimeout = 3_000

const timeOut = () => new Promise<undefined>((resolve) => setTimeout(resolve, networkTimeout))

/**
 * The page and its workers are loaded from the network if there is one: their headers contain the policy for this
 * configuration, which may change without a new build.
 */
async function fetchOrCached(request: Request, cachedPath: string): Promise<Response> {
  const answer = fetch(request).catch(() => undefined)
  // An error answer is not a newer page, and a deploy removes the workers of a page that is still open.
  const good = answer.then((response) =>
    response?.ok || response?.type === 'opaqueredirect' ? response : undefined,
  )
  return (
    (await Promise.race([good, timeOut()])) ??
    (await matchPrecache(cachedPath)) ??
    (await answer) ??
    Response.error()
  )
}

// The login's redirect and pages of other sites are left to the network.
registerRoute(new NavigationRoute(({ request }) => fetchOrCached(request, '/'), { allowlist: [/^\/(\?|$)/] }))
registerRoute(/\/workers\//, ({ request, url }) => fetchOrCached(request, url.pathname))
precacheAndRoute(self.__WB_MANIFEST)
cleanupOutdatedCaches()

/**
 * Brings the page of a notification to the front, or another one if it was closed, and opens one if all were. Sends the
 * tag to all pages: only the one that has shown the notification knows it.
 */
async function showPage({ tag, data }: Notification): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const page = pages.find(({ id }) => id === data) ?? pages[0]
  if (!page) return void (await self.clients.openWindow('/'))
  for (const one of pages) one.postMessage({ clicked: tag })
  // Some browsers refuse the focus.
  await page.focus().catch(() => undefined)
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(showPage(event.notification))
})

self.addEventListener('message', ({ data, ports, source }) => {
  if (data === 'take-over') void self.skipWaiting()
  if (data === 'client-id') ports[0]?.postMessage(source.id)
})
