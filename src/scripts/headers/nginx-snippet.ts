import { type Destinations, isSecure, type ResponseKind, responseHeaders } from '../../contract/headers'
import { hiddenAddress, isFolder, places, plainAddress } from './places'

const refusals = '404 405 411 412 413 416 421 429 500 501 502 503 504'
/** Of requests that nginx could not read: without an address, it goes to no named location. */
const unreadable = '400 408 414 494 495 496 497'
const unreadablePath = '/plugboard-refused'

const onlyPlainAddresses = [
  `if ($request_uri !~ "${plainAddress}") { return 404; }`,
  `if ($request_uri ~ "${hiddenAddress}") { return 404; }`,
]

/** Types that get smaller. An archive of the map is none of them: its ranges must come as they are. */
const compressed =
  'text/plain text/css text/javascript application/javascript application/json application/manifest+json image/svg+xml'

/** nginx's own list of types lacks this one, and `nosniff` makes browsers heed it. */
const manifest = ['types {}', 'default_type application/manifest+json;']

const refusal = ['types {}', 'default_type text/plain;', 'return 200 "Not found.\\n";']

/**
 * Locations for nginx's `server` block, beside its own `listen` and `root`. A location with headers of its own
 * inherits none (nginx), so each has them all.
 */
export function nginxSnippet(destinations: Destinations): string {
  const location = (which: string, kind: ResponseKind, ...more: string[]) => {
    const headers = responseHeaders(destinations, kind, { secure: isSecure(destinations) })
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
    // HTML is always among them. Behind a proxy nginx compresses nothing unless it is told to.
    'gzip on;',
    `gzip_types ${compressed};`,
    'gzip_min_length 1024;',
    'gzip_vary on;',
    'gzip_proxied any;',
    // Behind a proxy, nginx would put its own port and `http:` into the address.
    'absolute_redirect off;',
    `error_page ${refusals} @plugboard_refused;`,
    // What nginx says of a folder without a page, which is nothing to a visitor.
    'error_page 403 =404 @plugboard_refused;',
    `error_page ${unreadable} ${unreadablePath};`,
    ...onlyPlainAddresses,
    location('/', 'data'),
    location('= /index.html', 'html'),
    location('= /manifest.webmanifest', 'data', ...manifest),
    ...places.map(({ at, kind }) => location(`${isFolder(at) ? '^~' : '='} ${at}`, kind)),
    // The status stays that of the refusal.
    location('@plugboard_refused', 'error', ...refusal),
    location(`= ${unreadablePath}`, 'error', 'internal;', ...refusal),
    '',
  ].join('\n')
}
