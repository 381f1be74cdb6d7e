import { type HeaderConfig, isSecure, type ResponseKind, responseHeaders } from '../../contract/headers'
import { addressKinds, hiddenAddress, isFolder, plainAddress } from './address-kinds'

const refusals = '404 405 411 412 413 416 421 429 500 501 502 503 504'
/** Statuses of requests that nginx could not parse. Without an address, they reach no named location. */
const unreadable = '400 408 414 494 495 496 497'
const unreadablePath = '/plugboard-refused'

const onlyPlainAddresses = [
  `if ($request_uri !~ "${plainAddress}") { return 404; }`,
  `if ($request_uri ~ "${hiddenAddress}") { return 404; }`,
]

/** Types to compress. The map archive is not among them, because its ranges must not be compressed. */
const compressed =
  'text/plain text/css text/javascript application/javascript application/json application/manifest+json image/svg+xml'

/** Type of the manifest. nginx's own list lacks it, and with `nosniff` browsers require it. */
const manifest = ['types {}', 'default_type application/manifest+json;']

const refusal = ['types {}', 'default_type text/plain;', 'return 200 "Not found.\\n";']

/**
 * Returns locations for nginx's `server` block with its own `listen` and `root`. In nginx, a location with headers
 * inherits none, so each location has all of them.
 */
export function nginxSnippet(config: HeaderConfig): string {
  const location = (which: string, kind: ResponseKind, ...more: string[]) => {
    const headers = responseHeaders(config, kind, { secure: isSecure(config) })
    const lines = Object.entries(headers).map(
      ([name, value]) => `add_header ${name} "${value.replaceAll('"', '\\"')}" always;`,
    )
    return [`location ${which} {`, ...[...more, ...lines].map((line) => `    ${line}`), '}'].join('\n')
  }
  return [
    '# Written by `npm run headers`: write it anew when config.json changes.',
    'charset utf-8;',
    'charset_types text/plain text/css application/javascript application/json image/svg+xml;',
    'default_type application/octet-stream;',
    // nginx always compresses HTML. Behind a proxy, it compresses nothing by default.
    'gzip on;',
    `gzip_types ${compressed};`,
    'gzip_min_length 1024;',
    'gzip_vary on;',
    'gzip_proxied any;',
    // Behind a proxy, nginx would write its own port and `http:` into the address.
    'absolute_redirect off;',
    `error_page ${refusals} @plugboard_refused;`,
    // nginx answers 403 for a folder without a page; for a visitor there is nothing.
    'error_page 403 =404 @plugboard_refused;',
    `error_page ${unreadable} ${unreadablePath};`,
    ...onlyPlainAddresses,
    location('/', 'data'),
    location('= /index.html', 'html'),
    location('= /manifest.webmanifest', 'data', ...manifest),
    ...addressKinds.map(({ address, kind }) =>
      location(`${isFolder(address) ? '^~' : '='} ${address}`, kind),
    ),
    // Keep the status of the refusal.
    location('@plugboard_refused', 'error', ...refusal),
    location(`= ${unreadablePath}`, 'error', 'internal;', ...refusal),
    '',
  ].join('\n')
}
