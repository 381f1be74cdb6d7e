/** What a response carries: a page, the login's return page, a file named after its content, other data, a refusal. */
export type ResponseKind = 'html' | 'callback' | 'asset' | 'data' | 'error'

/** The part of the configuration that says where the page may go. */
export interface Destinations {
  service: { baseUrl: string }
  identity?: { authority: string } | undefined
  basemap?: { light: string; dark: string; origins: readonly string[] } | undefined
}

export interface HeaderOptions {
  /** Served over https, with everything it talks to: adds HSTS and upgrades stray http addresses. */
  secure?: boolean
}

const yearSeconds = 31_536_000

const cacheControl: Record<ResponseKind, string> = {
  html: 'no-cache',
  // Its address carries the login's one-time code.
  callback: 'no-store',
  asset: `public, max-age=${yearSeconds}, immutable`,
  data: 'no-cache',
  error: 'no-cache',
}

/** Every origin that the configuration names, once. Tiles come by fetch, so they need no `img-src`. */
function connectableOrigins({ service, identity, basemap }: Destinations): string[] {
  const addresses = [
    service.baseUrl,
    ...(identity ? [identity.authority] : []),
    ...(basemap ? [basemap.light, basemap.dark, ...basemap.origins] : []),
  ]
  return [...new Set(addresses.map((address) => new URL(address).origin))]
}

function contentSecurityPolicy(destinations: Destinations, secure: boolean): string {
  return [
    `default-src 'none'`,
    `script-src 'self'`,
    `style-src 'self'`,
    `img-src 'self'`,
    `font-src 'self'`,
    `connect-src 'self' ${connectableOrigins(destinations).join(' ')}`,
    `worker-src 'self'`,
    `manifest-src 'self'`,
    `frame-src 'none'`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'none'`,
    `frame-ancestors 'none'`,
    // Trusted Types stand here once every sink has its policy.
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

/**
 * All security and cache headers of one response, for our server and for the files of static hosts.
 * The policy is on every response and not on pages only: a worker whose script comes without one may connect
 * anywhere (measured in Chromium 156).
 */
export function responseHeaders(
  destinations: Destinations,
  kind: ResponseKind,
  { secure = false }: HeaderOptions = {},
): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(destinations, secure),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    // Tile hosts refuse requests without a referrer; from the callback nothing may leave (RFC 9700 §4.2).
    'Referrer-Policy': kind === 'callback' ? 'no-referrer' : 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'geolocation=(self), camera=(), microphone=(), payment=(), usb=()',
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': cacheControl[kind],
    ...(secure ? { 'Strict-Transport-Security': `max-age=${yearSeconds}` } : {}),
  }
}
