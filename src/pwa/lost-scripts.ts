import { createStore, type ReadonlyStore } from '../store'

/** Key for a build that this tab has left. Each build has one, so that two builds cannot cause a reload loop. */
const reloadedKey = () => `plugboard.left ${document.querySelector('script')?.src}`

const isLost = createStore(false)

/** Whether a script of this page could not be loaded, and a reload did not or cannot help. */
export const lostScripts: ReadonlyStore<boolean> = isLost

/**
 * A deploy removes scripts that an open page has not loaded yet. The first missing script reloads the page, once for
 * each build. The address contains the view, so that it is kept.
 */
export function reloadForLostScripts(): void {
  window.addEventListener('vite:preloadError', async () => {
    if (await shouldReload()) return window.location.reload()
    isLost.set(true)
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
