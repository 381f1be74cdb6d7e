import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { extname, join, sep } from 'node:path'
import type { ResponseKind } from '../../contract/headers'
import { fileError } from '../../sandbox/person-error'
import { kindAt } from '../headers/address-kinds'

/** One file of the site, in memory. */
export interface SiteFile {
  contentType: string
  kind: ResponseKind
  content: Buffer
  etag: string
}

/**
 * Files by path, `/assets/…`; a folder's `index.html` by the folder's path with its slash. A look-up cannot leave the
 * folder, because the map contains nothing else.
 */
export type SiteFiles = Map<string, SiteFile>

const contentTypes: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.woff2': 'font/woff2',
}

export function siteFile(path: string, content: Buffer): SiteFile {
  const extension = path.endsWith('/') ? '.html' : extname(path)
  return {
    contentType: contentTypes[extension] ?? 'application/octet-stream',
    kind: kindAt(path),
    content,
    // The tag is weak, because the plain and the compressed forms have the same one.
    etag: `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 20)}"`,
  }
}

/** Returns whether a file of the build is for static hosts, not for browsers. */
const isForHosts = (path: string) => /^\/_headers\b/.test(path)

/** Reads a built site into memory: a few megabytes. @throws PersonError if the folder does not exist */
export function readSite(folder: string): SiteFiles {
  const files: SiteFiles = new Map()
  for (const name of listNames(folder)) {
    const file = join(folder, name)
    if (!statSync(file).isFile()) continue
    const path = `/${name.split(sep).join('/')}`.replace(/\/index\.html$/, '/')
    if (!isForHosts(path)) files.set(path, siteFile(path, readFileSync(file)))
  }
  return files
}

function listNames(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
  } catch (error) {
    throw fileError(error, 'No built site can be read (`npm run build` makes it)')
  }
}
