import type { IncomingMessage, RequestListener } from 'node:http'
import { type HeaderConfig, responseHeaders } from '../../contract/headers'
import { chosenEncoding, compressedContent, isCompressible } from './compression'
import { type SiteFile, type SiteFiles, siteFile } from './site-files'

interface Answer {
  status: number
  headers: Record<string, string>
  body: Buffer | string
}

const notFoundPage = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Not found: Plugboard</title>
<h1>There is nothing at this address.</h1>
<p><a href="/">Open the map of charging stations</a></p>
</html>
`

/** Returns the path without decoding. Each file has one address, so headers and page always mean the same one. */
const toPath = (address: string) => address.split('?')[0] ?? ''

function createError(config: HeaderConfig, status: number, body: string, extra = {}): Answer {
  const contentType = body.startsWith('<') ? 'text/html' : 'text/plain'
  return {
    status,
    headers: {
      ...responseHeaders(config, 'error'),
      'Content-Type': `${contentType}; charset=utf-8`,
      ...extra,
    },
    body,
  }
}

async function createFileAnswer(
  config: HeaderConfig,
  file: SiteFile,
  request: IncomingMessage,
): Promise<Answer> {
  const headers = {
    ...responseHeaders(config, file.kind),
    'Content-Type': file.contentType,
    ETag: file.etag,
    Vary: 'Accept-Encoding',
  }
  if (request.headers['if-none-match']?.split(/,\s*/).includes(file.etag))
    return { status: 304, headers, body: '' }

  const encoding = chosenEncoding(String(request.headers['accept-encoding'] ?? ''))
  if (!encoding || !isCompressible(file)) return { status: 200, headers, body: file.content }
  const body = await compressedContent(file, encoding)
  return { status: 200, headers: { ...headers, 'Content-Encoding': encoding }, body }
}

function answerTo(
  files: SiteFiles,
  config: HeaderConfig,
  request: IncomingMessage,
): Answer | Promise<Answer> {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return createError(config, 405, 'Only GET and HEAD are answered here.\n', { Allow: 'GET, HEAD' })

  const address = request.url ?? '/'
  const path = toPath(address)
  const file = files.get(path)
  if (file) return createFileAnswer(config, file, request)
  if (files.has(`${path}/`))
    return createError(config, 301, 'Moved.\n', { Location: address.replace(/(?=\?|$)/, '/') })

  const wantsDocument = String(request.headers.accept ?? '').includes('text/html')
  return createError(config, 404, wantsDocument ? notFoundPage : 'Not found.\n')
}

/**
 * Serves a built site with production headers. An unknown path gets a 404, never the app.
 * @param config served as `/config.json`; the policy allows its origins
 * @param now returns the date of the answers, epoch milliseconds
 */
export function staticServer(
  site: SiteFiles,
  config: HeaderConfig,
  now: () => number = Date.now,
): RequestListener {
  const configPath = '/config.json'
  const files = new Map(site).set(configPath, siteFile(configPath, Buffer.from(JSON.stringify(config))))
  return async (request, response) => {
    const { status, headers, body } = await answerTo(files, config, request)
    const length = status === 304 ? {} : { 'Content-Length': Buffer.byteLength(body) }
    response.writeHead(status, { ...headers, ...length, Date: new Date(now()).toUTCString() })
    response.end(request.method === 'HEAD' ? undefined : body)
  }
}
