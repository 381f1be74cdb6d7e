/** Milliseconds between two checks for a new version in an open page. */
const lookEvery = 3_600_000

/**
 * Installs the service worker, which stores the page for use without a network. If the browser refuses, the page
 * works without it.
 * @param onNewVersion told when a newer one waits, with what reloads the page into it
 */
export async function install(onNewVersion: (reload: () => void) => void): Promise<void> {
  // Absent where the address is not secure.
  const registration = await navigator.serviceWorker?.register('/sw.js').catch(() => undefined)
  if (!registration) return
  const look = () => {
    // The very first one waits for nobody.
    if (registration.waiting && registration.active) onNewVersion(() => changeOver(registration))
  }
  look()
  registration.addEventListener('updatefound', () =>
    registration.installing?.addEventListener('statechange', look),
  )
  setInterval(() => registration.update().catch(() => undefined), lookEvery)
}

function changeOver({ waiting }: ServiceWorkerRegistration): void {
  // Another tab was first.
  if (!waiting) window.location.reload()
  waiting?.addEventListener('statechange', () => {
    if (waiting.state === 'activated') window.location.reload()
  })
  waiting?.postMessage('take-over')
}
