import { type Destinations, isSecure, responseHeaders } from '../../contract/headers'
import { isFolder, kindAt, places } from './places'

type Headers = Record<string, string>

/**
 * `_headers` as Netlify and Cloudflare Pages read it. Where several rules fit, those hosts join their values with
 * a comma, which no policy survives: so the rule for everything holds only what is the same everywhere, and the
 * other rules do not overlap.
 * @param paths addresses of the site's files
 */
export function headersFile(destinations: Destinations, paths: Iterable<string>): string {
  const folders = places.map(({ at }) => at).filter(isFolder)
  const files = [...paths].filter((path) => !folders.some((folder) => path.startsWith(folder)))
  const headersOf = (path: string) =>
    responseHeaders(destinations, kindAt(path), { secure: isSecure(destinations) })

  const rules = [...folders, ...files.sort()].map((path) => ({ path, headers: headersOf(path) }))
  const same = inAll(rules.map(({ headers }) => headers))
  return [
    '# Written by `npm run headers`: write it anew when config.json changes.',
    rule('/*', same),
    ...rules.map(({ path, headers }) =>
      rule(isFolder(path) && path !== '/' ? `${path}*` : path, headers, same),
    ),
    '',
  ].join('\n')
}

function inAll(all: readonly Headers[]): Headers {
  const [first = {}, ...others] = all
  const same = Object.entries(first).filter(([name, value]) => others.every((one) => one[name] === value))
  return Object.fromEntries(same)
}

function rule(path: string, headers: Headers, without: Headers = {}): string {
  const lines = Object.entries(headers).filter(([name]) => !(name in without))
  return [path, ...lines.map(([name, value]) => `  ${name}: ${value}`)].join('\n')
}
