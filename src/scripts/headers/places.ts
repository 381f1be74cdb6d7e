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
