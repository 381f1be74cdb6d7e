import { type HeaderConfig, isSecure, type ResponseKind, responseHeaders } from '../../contract/headers'
import { addressKinds, hiddenAddress, isFolder, plainAddress } from './address-kinds'

const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Returns directives for a site block of Caddy 2 with its own `root`. The last directive for a header counts. */
export function caddySnippet(config: HeaderConfig): string {
  const send = (kind: ResponseKind, matcher = '') => {
    const headers = responseHeaders(config, kind, { secure: isSecure(config) })
    const lines = Object.entries(headers).map(([name, value]) => `${name} "${value.replaceAll('"', '\\"')}"`)
    return block(`header${matcher && ` ${matcher}`}`, lines)
  }
  const page = { address: '/', kind: 'html', isWhole: true } as const
  const others = addressKinds.map(({ address, kind }) => ({ address, kind, isWhole: !isFolder(address) }))
  const kinds = [page, ...others].flatMap(({ address, kind, isWhole }, index) => [
    `@plugboard_${index} path_regexp ^${literally(address)}${isWhole ? '$' : ''}`,
    send(kind, `@plugboard_${index}`),
  ])
  return [
    '# Written by `npm run headers`: write it anew when config.json changes.',
    // Without this, Caddy would compress parts of a file, which clients cannot decompress.
    '@plugboard_whole not header Range *',
    'encode @plugboard_whole zstd gzip',
    `@plugboard_odd not vars_regexp {http.request.orig_uri} ${plainAddress}`,
    `@plugboard_hidden vars_regexp {http.request.orig_uri} ${hiddenAddress}`,
    block('route', [
      'error @plugboard_odd 404',
      'error @plugboard_hidden 404',
      send('data'),
      ...kinds,
      'header /manifest.webmanifest Content-Type application/manifest+json',
      'header *.pmtiles Content-Type application/octet-stream',
      'file_server',
    ]),
    block('handle_errors', [
      send('error'),
      'header Content-Type "text/plain; charset=utf-8"',
      'respond "Not found." {err.status_code}',
    ]),
    '',
  ].join('\n')
}

function block(name: string, lines: readonly string[]): string {
  const inner = lines.flatMap((line) => line.split('\n')).map((line) => `    ${line}`)
  return [`${name} {`, ...inner, '}'].join('\n')
}
