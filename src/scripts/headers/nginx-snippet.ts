import { type Destinations, isSecure, type ResponseKind, responseHeaders } from '../../contract/headers'
import { isFolder, places } from './places'

const refusals = '403 404 405 411 412 413 416 421 429 500 501 502 503 504'
/** Of requests that nginx could not read: without an address, it goes to no named location. */
const unreadable = '400 408 414 494 495 496 497'
const unreadablePath = '/plugboard-refused'

/**
 * nginx decodes `%65`, merges `//` and resolves `..` before it chooses a location, but the page reads the address as
 * it was written. Only the plain spelling is served, so that both always mean the same address. `/.well-known/` is for
 * the proofs of certificate authorities.
 */
const onlyPlainAddresses = [
  'if ($request_uri !~ "^(/\\.well-known)?(/[A-Za-z0-9_-][A-Za-z0-9._-]*)*/?(\\?|$)") { return 404; }',
  'if ($request_uri ~ "^[^?]*/(index\\.html|_headers[^/?]*)(\\?|$)") { return 404; }',
]

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
    // Behind a proxy, nginx would put its own port and `http:` into the address.
    'absolute_redirect off;',
    `error_page ${refusals} @plugboard_refused;`,
    `error_page ${unreadable} ${unreadablePath};`,
    ...onlyPlainAddresses,
    location('/', 'data'),
    location('= /index.html', 'html'),
    ...places.map(({ at, kind }) => location(`${isFolder(at) ? '^~' : '='} ${at}`, kind)),
    // The status stays that of the refusal.
    location('@plugboard_refused', 'error', ...refusal),
    location(`= ${unreadablePath}`, 'error', 'internal;', ...refusal),
    '',
  ].join('\n')
}
