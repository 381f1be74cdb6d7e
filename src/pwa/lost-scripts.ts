/** Key for a build that this tab has left. Each build has one, so that two builds cannot cause a reload loop. */
const reloadedKey = () => `plugboard.left ${document.querySelector('script')?.src}`

const listeners = new Set<() => void>()
let lost = false

/** Whether a script of this page could not be loaded, and a reload did not or cannot help. */
export const lostScripts = {
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  current: () => lost,
}

/**
 * A deploy removes scripts that an open page has not loaded yet. The first missing script reloads the page, once for
 * each build. The address contains the view, so that it is kept.
 */
export function reloadForLostScripts(): void {
  window.addEventListener('vite:preloadError', async () => {
    if (await shouldReload()) return window.location.reload()
    lost = true
    for (const listener of listeners) listener()
  })
}

/** Whether to reload: only if the site answers and the attempt can be stored. */
async function shouldReload(): Promise<boolean> {
  try {
    if (sessionStorage.getItem(reloadedKey()) !== null) return false
    const { ok } = await fetch('/', { method: 'HEAD', cache: 'no-store' })
    if (ok) sessionStorage.setItem(reloadedKey(), '')
    return ok
  } catch {
    return false
  }
}
