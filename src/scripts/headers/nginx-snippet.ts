import { type Destinations, isSecure, type ResponseKind, responseHeaders } from '../../contract/headers'
import { isFolder, places } from './places'

/**
 * Locations for nginx's `server` block, beside its own `listen` and `root`. A location with headers of its own
 * inherits none (nginx), so each has them all.
 */
export function nginxSnippet(destinations: Destinations): string {
  const location = (which: string, kind: ResponseKind, ...more: string[]) => {
    const headers = responseHeaders(destinations, kind, { secure: isSecure(destinations) })
    const lines = Object.entries(headers).map(([name, value]) => `add_header ${name} "${value}" always;`)
    return [`location ${which} {`, ...[...more, ...lines].map((line) => `    ${line}`), '}'].join('\n')
  }
  return [
    '# Written by `npm run headers`: write it anew when config.json changes.',
    'charset utf-8;',
    'charset_types text/plain text/css application/javascript application/json image/svg+xml;',
    'error_page 403 404 405 416 500 502 503 504 @plugboard_refused;',
    location('/', 'data'),
    location('= /index.html', 'html'),
    ...places.map(({ at, kind }) => location(`${isFolder(at) ? '^~' : '='} ${at}`, kind)),
    // The status stays that of the refusal.
    location(
      '@plugboard_refused',
      'error',
      'types {}',
      'default_type text/plain;',
      'return 200 "Not found.\\n";',
    ),
    '',
  ].join('\n')
}
