import {
  cleanupOutdatedCaches,
  matchPrecache,
  type PrecacheEntry,
  precacheAndRoute,
} from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'

declare const self: Window & { __WB_MANIFEST: PrecacheEntry[]; skipWaiting(): Promise<void> }

/** Milliseconds that a page may keep somebody waiting before the kept one is shown. */
const patience = 3_000

const late = () => new Promise<undefined>((resolve) => setTimeout(resolve, patience))

/**
 * The page and its workers come from the network while there is one: their headers hold the policy for this
 * configuration, which may change without a new build.
 */
async function newest(request: Request, kept: string): Promise<Response> {
  const fresh = fetch(request).catch(() => undefined)
  // A refusal is no newer page, and a deploy takes away the workers of a page that is still open.
  const good = fresh.then((response) =>
    response?.ok || response?.type === 'opaqueredirect' ? response : undefined,
  )
  return (
    (await Promise.race([good, late()])) ?? (await matchPrecache(kept)) ?? (await fresh) ?? Response.error()
  )
}

// The login's way back and pages of others are left to the network.
registerRoute(new NavigationRoute(({ request }) => newest(request, '/'), { allowlist: [/^\/(\?|$)/] }))
registerRoute(/\/workers\//, ({ request, url }) => newest(request, url.pathname))
precacheAndRoute(self.__WB_MANIFEST)
cleanupOutdatedCaches()

self.addEventListener('message', ({ data }: MessageEvent) => {
  if (data === 'take-over') void self.skipWaiting()
})
