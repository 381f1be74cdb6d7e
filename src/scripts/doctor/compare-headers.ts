import {
  type HeaderConfig,
  isSecure,
  type ResponseKind,
  responseHeaders,
  workerSeconds,
} from '../../contract/headers'
import { comparePolicies } from './policy'

/** One header to change, at the addresses where it is wrong. */
export interface Change {
  /** `Set … to …`, without the address. */
  change: string
  /** Current value. */
  is: string
  /** Whether the wrong header only makes the page slower. */
  isMinor: boolean
}

const policyName = 'Content-Security-Policy'
/** A month in seconds. A hashed file that is cached for less time is loaded again without need. */
const minAssetAge = 2_592_000

/**
 * Lists the changes of a response's headers to those that `npm run headers` writes for its kind. Values are compared by
 * their meaning: directives in any order, a longer HSTS, other ways to require revalidation.
 * @param isHttps whether the site is on https; a site on this machine needs no headers that only https needs
 */
export function compareHeaders(
  config: HeaderConfig,
  kind: ResponseKind,
  headers: Headers,
  isHttps: boolean,
): Change[] {
  const wanted = responseHeaders(config, kind, { secure: isHttps && isSecure(config) })
  return Object.entries(wanted).flatMap(([name, value]) => {
    const is = headers.get(name)
    if (name === policyName) return comparePolicy(kind, value, headers)
    if (is !== null && isRight(name, value, is, kind)) return []
    const change = `Set ${name} to "${value}"`
    return [{ change, is: is === null ? 'it is absent' : `it is "${is}"`, isMinor: name === 'Link' }]
  })
}

function comparePolicy(kind: ResponseKind, wanted: string, headers: Headers): Change[] {
  const is = headers.get(policyName)
  if (is === null) {
    const change = `Set ${policyName} to what \`npm run headers\` writes`
    return [{ change, is: 'it is absent', isMinor: false }]
  }
  // Static hosts cannot send it with unknown addresses, see `headers/headers-file.ts`.
  const isRefusal = kind === 'error' && /^deny$/i.test(headers.get('X-Frame-Options') ?? '')
  return comparePolicies(wanted, is)
    .filter(({ directive }) => !(isRefusal && directive === 'frame-ancestors'))
    .map(({ directive, wanted: sources, is: difference }) => ({
      change: `Set ${directive} of ${policyName} to "${sources}"`,
      is: difference === 'absent' ? 'it is absent' : `it ${difference}`,
      isMinor: false,
    }))
}

function isRight(name: string, wanted: string, is: string, kind: ResponseKind): boolean {
  if (name === 'Cache-Control') return isKept(kind, is.toLowerCase())
  if (name === 'Strict-Transport-Security')
    return readAge(is) >= readAge(wanted) && (!/includeSub/i.test(wanted) || /includeSub/i.test(is))
  if (name === 'Link') return is.includes(wanted)
  return tidy(is) === tidy(wanted)
}

/** Returns whether a cache rule has the meaning that the kind needs. */
function isKept(kind: ResponseKind, rule: string): boolean {
  if (kind === 'callback') return /\bno-store\b/.test(rule)
  if (kind === 'asset') return /\bimmutable\b/.test(rule) && readAge(rule) >= minAssetAge
  return /\bno-(cache|store)\b/.test(rule) || isRevalidated(kind, rule)
}

/** Returns whether a rule with an age makes browsers ask again soon enough. */
function isRevalidated(kind: ResponseKind, rule: string): boolean {
  const maxAge = kind === 'worker' ? workerSeconds : 0
  return /\bmax-age=\d/.test(rule) && readAge(rule) <= maxAge
}

const readAge = (rule: string) => Number(/max-age=(\d+)/i.exec(rule)?.[1] ?? 0)
const tidy = (text: string) =>
  text
    .toLowerCase()
    .replace(/\s*,\s*/g, ',')
    .trim()
