import type { ResponseKind } from '../../contract/headers'

/** Addresses of each kind on a site. An address with a slash at its end includes everything below it. */
export const addressKinds: readonly { address: string; kind: ResponseKind }[] = [
  { address: '/assets/', kind: 'asset' },
  { address: '/workers/', kind: 'worker' },
  { address: '/auth/callback/', kind: 'callback' },
  { address: '/embed/', kind: 'embed' },
  { address: '/embed.js', kind: 'embed-script' },
  { address: '/sw.js', kind: 'service-worker' },
]

export const isFolder = (address: string) => address.endsWith('/')

/** Returns the kind of the file at a path. The path of an `index.html` is the path of its folder. */
export function kindAt(path: string): ResponseKind {
  const match = addressKinds.find(({ address }) =>
    isFolder(address) ? path.startsWith(address) : path === address,
  )
  return match?.kind ?? (isFolder(path) ? 'html' : 'data')
}

/**
 * Regular expression (PCRE, RE2) of the part after the host. Servers decode `%65`, merge `//` and resolve `..` before
 * they match an address, but the page uses it as written. Only the plain spelling is served, so that both always mean
 * the same address. `/.well-known/` is for the proofs of certificate authorities.
 */
export const plainAddress = '^(/\\.well-known)?(/[A-Za-z0-9_-][A-Za-z0-9._-]*)*/?(\\?|$)'
/** Plain addresses that are not served: a folder's page has the folder's address, and `_headers` are for hosts. */
export const hiddenAddress = '^[^?]*/(index\\.html|_headers[^/?]*)(\\?|$)'
