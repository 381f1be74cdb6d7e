import { type Destinations, isSecure, type ResponseKind, responseHeaders } from '../../contract/headers'
import { kindAt } from './places'

type Headers = Record<string, string>

/** Folders of which each file has the same headers. The others hold one page, and only its address has them. */
const fileFolders = ['/assets/', '/workers/']

/**
 * Addresses that hosts redirect to a page or serve a page at, besides its own. Only `/embed/` itself may be framed:
 * what is not the page there has the policy of a refusal.
 */
const otherAddresses: readonly { at: string; kind: ResponseKind }[] = [
  { at: '/index.html', kind: 'html' },
  { at: '/auth/callback', kind: 'callback' },
  { at: '/auth/callback/index.html', kind: 'callback' },
  { at: '/embed', kind: 'error' },
  { at: '/embed/index.html', kind: 'error' },
]

/**
 * `_headers` as Netlify and Cloudflare Pages read it. Where several rules fit, those hosts join their values with
 * a comma: so the rule for everything holds only what is the same everywhere, and the other rules do not overlap.
 * The exception is the policy, which unknown addresses need too: a browser obeys each of several policies, and the
 * one for everything allows all that another one allows. It cannot hold `frame-ancestors`, which `/embed/` widens;
 * `X-Frame-Options` stands for it, and browsers ignore that where a policy has `frame-ancestors` (HTML standard,
 * "check a navigation response's adherence to X-Frame-Options").
 * @param paths addresses of the site's files
 */
export function headersFile(destinations: Destinations, paths: Iterable<string>): string {
  const send = (kind: ResponseKind) => responseHeaders(destinations, kind, { secure: isSecure(destinations) })
  const files = [...paths].filter((path) => !fileFolders.some((folder) => path.startsWith(folder)))
  const rules = [
    ...fileFolders.map((folder) => ({ path: `${folder}*`, headers: send(kindAt(folder)) })),
    ...otherAddresses.map(({ at, kind }) => ({ path: at, headers: send(kind) })),
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

/** Headers that all have, but for the policy. */
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
