import { request } from 'node:http'

/** Other spellings that a server or a browser may take for `/embed/`. */
export const embedSpellings = [
  '/embed',
  '/embed//',
  '//embed/',
  '/%65mbed/',
  '/embe%64/',
  '/%2565mbed/',
  '/embed%2f',
  '/embed%2F',
  '/embed%252f',
  '/embed/%2e',
  '/embed/.',
  '/embed/./',
  '/./embed/',
  '/embed/x/../',
  '/embed/x%2f..%2f',
  '/%2e/embed/',
  '/assets/../embed/',
  '/assets/..%2fembed/',
  '/assets/%2e%2e/embed/',
  '/assets%2f..%2fembed%2f',
  '/embed/index.html',
  '/embed/index%2ehtml',
  '/embed/index.html/',
  '/embed/..',
  '/embed/../',
  '/embed/%2e%2e/',
  '/embed/..%2f',
  '/embed/nowhere',
  '/embed/auth/callback/',
  '/Embed/',
  '/EMBED/',
  '/embed./',
  '/embed%20/',
  '/embed%00/',
  '/embed;/',
  '/embed%5c',
  '/embed%5C..%5C',
  '/%u0065mbed/',
  '/%c0%afembed/',
  '/embed%ef%bc%8f',
] as const

export interface RawAnswer {
  status: number
  headers: Record<string, string | undefined>
  body: string
}

/** Requests a path without normalizing it, as `fetch` would. */
export function getRaw(origin: string, path: string): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    request(origin, { path, agent: false }, async (response) => {
      let body = ''
      for await (const piece of response) body += piece
      const headers = Object.fromEntries(
        Object.entries(response.headers).map(([name, value]) => [name, value?.toString()]),
      )
      resolve({ status: response.statusCode ?? 0, headers, body })
    })
      .on('error', reject)
      .end()
  })
}
