import { createReadStream, statSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { PersonError } from '../../sandbox/person-error'

interface ByteRange {
  start: number
  end: number
}

/** Parses a `Range` header with one range that has a start; `null`: answer with the whole file. */
export function readRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | null {
  const [, from, to = ''] = /^bytes=(\d+)-(\d*)$/.exec(header ?? '') ?? []
  if (from === undefined) return null
  const start = Number(from)
  const end = to === '' ? size - 1 : Math.min(Number(to), size - 1)
  return start > end ? 'unsatisfiable' : { start, end }
}

/**
 * Serves one large file from the disk, whole or by byte ranges.
 * @throws PersonError if the file does not exist
 */
export function archiveFile(path: string): (headers: Record<string, string>) => RequestListener {
  const { size, mtimeMs } = readSize(path)
  return (headers) =>
    serveRanges(path, size, {
      ...headers,
      'Content-Type': 'application/octet-stream',
      'Accept-Ranges': 'bytes',
      ETag: `"${size}-${Math.round(mtimeMs)}"`,
    })
}

function serveRanges(path: string, size: number, common: Record<string, string>): RequestListener {
  return ({ method, headers: { range } }, response) => {
    const span = readRange(range, size)
    if (span === 'unsatisfiable') {
      response.writeHead(416, { ...common, 'Content-Range': `bytes */${size}` }).end()
      return
    }
    const { start, end } = span ?? { start: 0, end: size - 1 }
    response.writeHead(span ? 206 : 200, {
      ...common,
      'Content-Length': end - start + 1,
      ...(span && { 'Content-Range': `bytes ${start}-${end}/${size}` }),
    })
    if (method === 'HEAD') {
      response.end()
      return
    }
    const stream = createReadStream(path, { start, end }).on('error', () => response.destroy())
    response.once('close', () => stream.destroy())
    stream.pipe(response)
  }
}

function readSize(path: string) {
  const stats = statSync(path, { throwIfNoEntry: false })
  if (stats?.isFile()) return stats
  throw new PersonError(`SANDBOX_BASEMAP names ${path}, where there is no file.`)
}
