import { workerUrl as catalogWorker } from '../catalog/worker/worker-url'
import { workerUrl as mapWorker } from '../map/worker-url'

/** The part of Trusted Types that is used; TypeScript's own list of browser interfaces lacks it. */
interface TrustedTypes {
  createPolicy(name: 'default', rules: { createScriptURL(address: string): string | null }): unknown
}

const toAddress = (path: string) => new URL(path, window.location.origin).href

/** All scripts that this page ever starts by an address: its two workers and its service worker. */
const scripts = new Set([catalogWorker, mapWorker, '/sw.js'].map(toAddress))

/**
 * The one policy that the headers let exist. It has no rule for HTML and none for script text, so the browser
 * refuses both, whoever tries.
 */
export function trustOwnScripts(page: Window & { trustedTypes?: TrustedTypes } = window): void {
  page.trustedTypes?.createPolicy('default', {
    createScriptURL: (address) => (scripts.has(toAddress(address)) ? address : null),
  })
}
