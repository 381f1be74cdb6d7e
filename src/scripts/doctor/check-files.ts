import type { ResponseKind } from '../../contract/headers'
import { kindAt } from '../headers/address-kinds'
import { count, type Notes, summarizeList } from './notes'
import type { Answer } from './request'
import type { SiteChecker } from './site-checker'

/** Size from which compression is useful, bytes. */
const minCompressedSize = 1_400
/** Number of parallel requests. */
const maxParallel = 6

const pages = ['/', '/auth/callback/', '/embed/', '/embed.js', '/config.json', '/manifest.webmanifest']

/** Returns the paths of the page's scripts and styles, and of all files that the service worker requests. */
export async function readScripts({ request }: SiteChecker, notes: Notes, page: string): Promise<string[]> {
  const named = [...page.matchAll(/(?:src|href)="(\/(?:assets|workers)\/[^"]+)"/g)].map(
    ([, path = '']) => path,
  )
  const worker = await request('/sw.js')
  const kept = [...(worker?.body.toString() ?? '').matchAll(/["'`]\/?((?:assets|workers)\/[\w.-]+)["'`]/g)]
  if (named.length === 0)
    notes.fail('Serve the built page of dist/: the one there names no script of /assets/.')
  return [...new Set([...named, ...kept.map(([, path = '']) => `/${path}`)])]
}

/** Checks that each file exists with its type and its headers and, if useful, compressed. */
export async function checkFiles(
  checker: SiteChecker,
  notes: Notes,
  files: readonly string[],
): Promise<void> {
  const missing: string[] = []
  const untyped: string[] = []
  const plain: string[] = []
  await each([...pages, ...files], async (path) => {
    const kind: ResponseKind = kindAt(path)
    const answer = await checker.read(path, kind, { headers: { 'Accept-Encoding': 'gzip, br' } })
    if (answer === null) missing.push(path)
    else {
      if (!hasType(path, answer)) untyped.push(`${path} (${answer.headers.get('Content-Type') ?? 'none'})`)
      if (isPlain(path, answer)) plain.push(path)
    }
  })
  if (missing.length > 0)
    notes.fail(
      `Copy the whole of dist/ to the site: ${summarizeList(missing)} ${missing.length === 1 ? 'is' : 'are'} not there.`,
    )
  if (untyped.length > 0)
    notes.fail(`Set Content-Type to the type of the file: browsers refuse ${summarizeList(untyped)}.`)
  if (plain.length > 0)
    notes.fail(`Set up gzip or Brotli for scripts and styles: ${summarizeList(plain)} are sent uncompressed.`)
  if (missing.length + untyped.length + plain.length === 0)
    notes.ok(
      `${count(pages.length + files.length, 'file')} are there with their types, scripts and styles compressed.`,
    )
}

async function each<Item>(items: readonly Item[], act: (item: Item) => Promise<void>): Promise<void> {
  const left = [...items]
  const work = async () => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await act(item)
  }
  await Promise.all(Array.from({ length: maxParallel }, work))
}

/** Types by ending. With `nosniff`, browsers refuse a file with another type. */
const types: readonly (readonly [ending: RegExp, type: RegExp])[] = [
  [/\.js$/, /^(text|application)\/(x-)?javascript\b/i],
  [/\.css$/, /^text\/css\b/i],
  [/\/$/, /^text\/html\b/i],
  [/\.json$/, /^application\/json\b/i],
  [/\.webmanifest$/, /^application\/(manifest\+)?json\b/i],
]

function hasType(path: string, { headers }: Answer): boolean {
  const type = types.find(([ending]) => ending.test(path))?.[1]
  return type?.test(headers.get('Content-Type') ?? '') ?? true
}

function isPlain(path: string, { headers, body }: Answer): boolean {
  return /\.(js|css)$/.test(path) && body.length > minCompressedSize && !headers.has('Content-Encoding')
}
