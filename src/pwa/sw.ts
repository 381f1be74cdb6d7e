import {
  cleanupOutdatedCaches,
  matchPrecache,
  type PrecacheEntry,
  precacheAndRoute,
} from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'

declare const self: Window & { __WB_MANIFEST: PrecacheEntry[]; skipWaiting(): Promise<void> }

/** Milliseconds to wait for the page from the network before the stored one is shown. */
const patience = 3_000

const late = () => new Promise<undefined>((resolve) => setTimeout(resolve, patience))

/**
 * The page and its workers are loaded from the network if there is one: their headers contain the policy for this
 * configuration, which may change without a new build.
 */
async function newest(request: Request, kept: string): Promise<Response> {
  const fresh = fetch(request).catch(() => undefined)
  // An error answer is not a newer page, and a deploy removes the workers of a page that is still open.
  const good = fresh.then((response) =>
    response?.ok || response?.type === 'opaqueredirect' ? response : undefined,
  )
  return (
    (await Promise.race([good, late()])) ?? (await matchPrecache(kept)) ?? (await fresh) ?? Response.error()
  )
}

// The login's redirect and pages of other sites are left to the network.
registerRoute(new NavigationRoute(({ request }) => newest(request, '/'), { allowlist: [/^\/(\?|$)/] }))
registerRoute(/\/workers\//, ({ request, url }) => newest(request, url.pathname))
precacheAndRoute(self.__WB_MANIFEST)
cleanupOutdatedCaches()

self.addEventListener('message', ({ data }: MessageEvent) => {
  if (data === 'take-over') void self.skipWaiting()
})
