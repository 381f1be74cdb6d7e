import { catalogWorkerUrl } from '../../catalog/worker/worker-url'
import { mapWorkerUrl } from '../../map/maplibre/worker-url'

/** Used part of Trusted Types; TypeScript's DOM types lack it. */
interface TrustedTypes {
  createPolicy(name: 'default', rules: { createScriptURL(address: string): string | null }): unknown
}

const toAddress = (path: string) => new URL(path, window.location.origin).href

/** All scripts that this page starts by address: its two workers and its service worker. */
const scripts = new Set([catalogWorkerUrl, mapWorkerUrl, '/sw.js'].map(toAddress))

/**
 * Creates the only policy that the headers allow. It has no rule for HTML and none for script text, so the browser
 * refuses both from any code.
 */
export function trustOwnScripts(page: Window & { trustedTypes?: TrustedTypes } = window): void {
  page.trustedTypes?.createPolicy('default', {
    createScriptURL: (address) => (scripts.has(toAddress(address)) ? address : null),
  })
}
