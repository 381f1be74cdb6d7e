/** The provider sends the browser back to this path, a file of the build, so that no host needs rewrite rules. */
export const callbackPath = '/auth/callback/'

/** Longer than any view; a longer one would not fit a link either. */
const maxPathLength = 4096

/**
 * Returns `candidate` if it is a path of this origin, otherwise `/`. A same-origin check is not enough:
 * `/..//evil.test` passes it and normalizes to `//evil.test`, another host. So normalizing the result again must not
 * change it.
 */
export function safeReturnTo(candidate: unknown, origin: string): string {
  if (typeof candidate !== 'string' || candidate.length > maxPathLength || !candidate.startsWith('/'))
    return '/'
  const path = normalizePath(candidate, origin)
  if (path === null || path.startsWith(callbackPath.slice(0, -1))) return '/'
  return normalizePath(path, origin) === path ? path : '/'
}

function normalizePath(path: string, origin: string): string | null {
  if (!URL.canParse(path, origin)) return null
  const url = new URL(path, origin)
  return url.origin === origin ? url.pathname + url.search + url.hash : null
}
