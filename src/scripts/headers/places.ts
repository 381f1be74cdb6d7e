import type { ResponseKind } from '../../contract/headers'

/** Where a kind stands on a site: at one address, or with a slash at its end at all that is below it. */
export const places: readonly { at: string; kind: ResponseKind }[] = [
  { at: '/assets/', kind: 'asset' },
  { at: '/workers/', kind: 'worker' },
  { at: '/auth/callback/', kind: 'callback' },
  { at: '/embed/', kind: 'embed' },
  { at: '/embed.js', kind: 'embed-script' },
  { at: '/sw.js', kind: 'service-worker' },
]

export const isFolder = (at: string) => at.endsWith('/')

/** The kind of a file of the site by its address, in which `…/index.html` is called `…/`. */
export function kindAt(path: string): ResponseKind {
  const place = places.find(({ at }) => (isFolder(at) ? path.startsWith(at) : path === at))
  return place?.kind ?? (isFolder(path) ? 'html' : 'data')
}

/**
 * Servers decode `%65`, merge `//` and resolve `..` before they look at an address, but the page reads it as it was
 * written. Only the plain spelling is served, so that both always mean the same address. `/.well-known/` is for the
 * proofs of certificate authorities. Regular expressions of what stands after the host, in PCRE's and RE2's language.
 */
export const plainAddress = '^(/\\.well-known)?(/[A-Za-z0-9_-][A-Za-z0-9._-]*)*/?(\\?|$)'
/** Plain, and no address of its own: a folder's page has the folder's, and `_headers` are for hosts. */
export const hiddenAddress = '^[^?]*/(index\\.html|_headers[^/?]*)(\\?|$)'
