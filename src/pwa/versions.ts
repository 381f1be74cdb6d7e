import { hour } from '../durations'

/** Milliseconds between two checks for a new version in an open page. */
const checkInterval = hour

/**
 * Installs the service worker, which stores the page for use without a network. If the browser refuses, the page
 * works without it.
 * @param onNewVersion called when a newer version waits; `reload` activates it and reloads the page
 */
export async function installServiceWorker(onNewVersion: (reload: () => void) => void): Promise<void> {
  // `serviceWorker` is absent if the page is not loaded over https. Without one the page works, but not offline.
  const registration = await navigator.serviceWorker?.register('/sw.js').catch(() => undefined)
  if (!registration) return
  const notifyIfWaiting = () => {
    // The first version is activated without waiting.
    if (registration.waiting && registration.active) onNewVersion(() => activate(registration))
  }
  notifyIfWaiting()
  registration.addEventListener('updatefound', () =>
    registration.installing?.addEventListener('statechange', notifyIfWaiting),
  )
  // Without a network, the next check finds the new version.
  setInterval(() => registration.update().catch(() => undefined), checkInterval)
}

function activate({ waiting }: ServiceWorkerRegistration): void {
  // Another tab has activated the new version.
  if (!waiting) window.location.reload()
  waiting?.addEventListener('statechange', () => {
    if (waiting.state === 'activated') window.location.reload()
  })
  waiting?.postMessage('take-over')
}
