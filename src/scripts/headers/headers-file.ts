import { type HeaderConfig, isSecure, type ResponseKind, responseHeaders } from '../../contract/headers'
import { kindAt } from './address-kinds'

type Headers = Record<string, string>

/** Folders whose files all have the same headers. In other folders, only the address of the one page has headers. */
const fileFolders = ['/assets/', '/workers/']

/**
 * Other addresses at which hosts serve a page or redirect to it. Only `/embed/` itself may be framed: the others have
 * the policy of a refusal.
 */
const otherAddresses: readonly { address: string; kind: ResponseKind }[] = [
  { address: '/index.html', kind: 'html' },
  { address: '/auth/callback', kind: 'callback' },
  { address: '/auth/callback/index.html', kind: 'callback' },
  { address: '/embed', kind: 'error' },
  { address: '/embed/index.html', kind: 'error' },
]

/**
 * Returns `_headers` for Netlify and Cloudflare Pages. If several rules match, those hosts join the values with a
 * comma. So the rule for everything has only the headers that are the same everywhere, and the other rules do not
 * overlap. The exception is the policy, which unknown addresses need too: browsers enforce each of several policies,
 * and the one for everything allows all that another one allows. It cannot contain `frame-ancestors`, which `/embed/`
 * widens; `X-Frame-Options` replaces it, and browsers ignore that header if a policy has `frame-ancestors` (HTML
 * standard, "check a navigation response's adherence to X-Frame-Options").
 * @param paths addresses of the site's files
 */
export function headersFile(config: HeaderConfig, paths: Iterable<string>): string {
  const send = (kind: ResponseKind) => responseHeaders(config, kind, { secure: isSecure(config) })
  const files = [...paths].filter((path) => !fileFolders.some((folder) => path.startsWith(folder)))
  const rules = [
    ...fileFolders.map((folder) => ({ path: `${folder}*`, headers: send(kindAt(folder)) })),
    ...otherAddresses.map(({ address, kind }) => ({ path: address, headers: send(kind) })),
    ...files.sort().map((path) => ({ path, headers: send(kindAt(path)) })),
  ]
  const same = inAll(rules.map(({ headers }) => headers))
  const everywhere = {
    ...same,
    [policy]: withoutFrameAncestors(send('html')[policy] ?? ''),
    'X-Frame-Options': 'DENY',
  }
  return [
    '# Written by `npm run headers`: write it anew when config.json changes.',
    rule('/*', everywhere),
    ...rules.map(({ path, headers }) => rule(path, headers, same)),
    '',
  ].join('\n')
}

const policy = 'Content-Security-Policy'

function withoutFrameAncestors(text: string): string {
  const directives = text.split('; ').filter((directive) => !directive.startsWith('frame-ancestors '))
  return directives.join('; ')
}

/** Returns the headers that all have in common, except the policy. */
function inAll(all: readonly Headers[]): Headers {
  const [first = {}, ...others] = all
  const same = Object.entries(first).filter(
    ([name, value]) => name !== policy && others.every((one) => one[name] === value),
  )
  return Object.fromEntries(same)
}

function rule(path: string, headers: Headers, without: Headers = {}): string {
  const lines = Object.entries(headers).filter(([name]) => !(name in without))
  return [path, ...lines.map(([name, value]) => `  ${name}: ${value}`)].join('\n')
}
