/** Kinds of responses. */
export type ResponseKind =
  /** The page. */
  | 'html'
  /** Copy of the page that the login redirects to. */
  | 'callback'
  /** Copy of the page for embedding in other sites. It never signs in. */
  | 'embed'
  /** Script that other sites load to embed that copy. */
  | 'embed-script'
  | 'service-worker'
  /** The script of a worker of the page. */
  | 'worker'
  /** A file named after its content. */
  | 'asset'
  | 'data'
  | 'error'

/** The part of the configuration that decides which hosts the page may connect to and which sites may embed it. */
export interface HeaderConfig {
  service: { baseUrl: string }
  identity?: { authority: string; clientId?: string; logout?: 'post' | 'get' | undefined } | undefined
  tourism?: { baseUrl: string } | undefined
  basemap?: { light: string; dark: string; origins: readonly string[] } | { archive: string } | undefined
  geocoder?: { url: string } | undefined
  embed?: { frameAncestors: readonly string[] } | undefined
  headers?: { reportUri?: string | undefined; hstsIncludeSubDomains?: boolean } | undefined
}

export interface HeaderOptions {
  /** Whether the site and all its hosts use https: adds HSTS and upgrades http addresses. */
  secure?: boolean
}

const yearSeconds = 31_536_000
/**
 * Seconds that browsers keep the script of a worker. A worker uses the policy of its own script's response, and the
 * configuration may change without a new build. The page preloads the script shortly before the worker starts.
 */
export const workerSeconds = 10

const cacheControl: Record<ResponseKind, string> = {
  html: 'no-cache',
  // Its URL contains the login's one-time code.
  callback: 'no-store',
  embed: 'no-cache',
  'embed-script': 'no-cache',
  'service-worker': 'no-cache',
  worker: `max-age=${workerSeconds}, must-revalidate`,
  asset: `public, max-age=${yearSeconds}, immutable`,
  data: 'no-cache',
  error: 'no-cache',
}

/** All addresses that the page may request by its configuration. The embedded copy has no login. */
function listAddresses({ service, identity, tourism, basemap, geocoder }: HeaderConfig, kind: ResponseKind) {
  return [
    service.baseUrl,
    ...(identity && kind !== 'embed' ? [identity.authority] : []),
    ...(tourism ? [tourism.baseUrl] : []),
    ...(basemap && 'light' in basemap ? [basemap.light, basemap.dark, ...basemap.origins] : []),
    ...(geocoder ? [geocoder.url] : []),
  ]
}

const toOrigin = (address: string) => new URL(address).origin

function frameAncestors({ embed }: HeaderConfig, kind: ResponseKind): string {
  const allowed = kind === 'embed' ? (embed?.frameAncestors ?? []) : []
  return allowed.length === 0 ? `'none'` : allowed.map((one) => (one === '*' ? one : toOrigin(one))).join(' ')
}

/** Only the logout is a form. It goes to the provider, which redirects back. Chrome applies the policy to redirects. */
function formAction({ identity }: HeaderConfig, kind: ResponseKind): string {
  const hasForm = identity?.clientId && identity.logout !== 'get' && ['html', 'callback'].includes(kind)
  return hasForm ? `'self' ${toOrigin(identity.authority)}` : `'none'`
}

function contentSecurityPolicy(config: HeaderConfig, kind: ResponseKind, secure: boolean): string {
  // Each origin once. Tiles are loaded by fetch, so they need no `img-src`.
  const origins = new Set(listAddresses(config, kind).map(toOrigin))
  const reportUri = config.headers?.reportUri
  return [
    `default-src 'none'`,
    `script-src 'self'`,
    `style-src 'self'`,
    `img-src 'self'`,
    `font-src 'self'`,
    `connect-src 'self' ${[...origins].join(' ')}`,
    `worker-src 'self'`,
    `manifest-src 'self'`,
    `frame-src 'none'`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action ${formAction(config, kind)}`,
    `frame-ancestors ${frameAncestors(config, kind)}`,
    // The only policy is that of `app/start/trusted-scripts.ts`, so that no other code can turn text into markup or
    // scripts.
    `require-trusted-types-for 'script'`,
    `trusted-types default`,
    ...(secure ? ['upgrade-insecure-requests'] : []),
    // Firefox and Safari support only the older directive.
    ...(reportUri ? [`report-uri ${reportUri}`, 'report-to csp'] : []),
  ].join('; ')
}

/**
 * Preconnects to the host of the first list while the page's script is loading, without credentials like its requests.
 * Other hosts are needed later or never, and browsers close an unused connection soon.
 */
const preconnect = ({ service }: HeaderConfig) =>
  `<${toOrigin(service.baseUrl)}>; rel=preconnect; crossorigin`

/**
 * All security and cache headers of one response, for our server and for the files of static hosts.
 * The policy is on every response and not on pages only: a worker whose script comes without one may connect
 * anywhere (measured in Chromium 156).
 */
export function responseHeaders(
  config: HeaderConfig,
  kind: ResponseKind,
  { secure = false }: HeaderOptions = {},
): Record<string, string> {
  const { reportUri, hstsIncludeSubDomains } = config.headers ?? {}
  const hsts = `max-age=${yearSeconds}${hstsIncludeSubDomains ? '; includeSubDomains' : ''}`
  return {
    'Content-Security-Policy': contentSecurityPolicy(config, kind, secure),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': kind === 'embed-script' ? 'cross-origin' : 'same-origin',
    // Tile hosts refuse requests without a referrer. The callback must not send any (RFC 9700 §4.2).
    'Referrer-Policy': kind === 'callback' ? 'no-referrer' : 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'geolocation=(self), camera=(), microphone=(), payment=(), usb=()',
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': cacheControl[kind],
    ...(kind === 'html' || kind === 'embed' ? { Link: preconnect(config) } : {}),
    ...(reportUri ? { 'Reporting-Endpoints': `csp="${reportUri}"` } : {}),
    ...(secure ? { 'Strict-Transport-Security': hsts } : {}),
  }
}

/** Whether all hosts of the page use https, as a site on https requires. */
export function isSecure(config: HeaderConfig): boolean {
  return listAddresses(config, 'html').every((address) => new URL(address).protocol === 'https:')
}
