import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { embedSpellings, getRaw } from '../unit/scripts/headers/addresses'
import { archive, type Publication, publish } from './publication'
import { webServers } from './web-servers'

describe.each(webServers)('the build behind a real $title', (server) => {
  describe.skipIf(!server.isInstalled)('with its headers', () => {
    let site: Publication
    beforeAll(async () => {
      site = await publish(server)
    })
    afterAll(() => site?.stop())

    const get = (path: string, headers: Record<string, string> = {}) =>
      fetch(site.origin + path, { headers, redirect: 'manual' })
    /** A script of the page, by the name that this build gave it. */
    const findScript = async () => /\/assets\/boot-[\w-]+\.js/.exec(await (await get('/')).text())?.[0] ?? ''

    test('the doctor has no finding', async () => {
      const { code, lines } = await site.examine()
      expect(lines.filter((line) => /^ {2}(ERROR|WARNING)/.test(line))).toEqual([])
      expect(lines.at(-1)).toMatch(/^0 errors, 0 warnings, \d+ right, 0 not checked\.$/)
      expect(code).toBe(0)
    })

    test('a script is compressed, cached for a year, and complete', async () => {
      const path = await findScript()
      const { status, headers, body } = await getCompressed(site.origin + path)
      expect([status, headers.get('content-encoding')]).toEqual([200, 'gzip'])
      expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
      expect(headers.get('vary')).toMatch(/accept-encoding/i)
      expect(body.equals(readFileSync(join('dist', path)))).toBe(true)
    })

    test.each(['/', '/config.json', '/sw.js', '/embed.js', '/auth/callback/'])(
      '%s is asked for again, and not sent again',
      async (path) => {
        const first = await get(path)
        expect(first.headers.get('cache-control')).toBe(path === '/auth/callback/' ? 'no-store' : 'no-cache')
        const second = await get(path, { 'If-None-Match': first.headers.get('etag') ?? '' })
        expect(second.status).toBe(304)
        expect(second.headers.get('content-security-policy')).toBe(
          first.headers.get('content-security-policy'),
        )
      },
    )

    test.each([
      ['from the start', 'bytes=0-126', 0, 127],
      ['in the middle', 'bytes=16384-32767', 16_384, 32_768],
      ['to the end', 'bytes=2999000-', 2_999_000, archive.length],
    ])('a range of the archive %s has exactly these bytes', async (_, range, from, to) => {
      const answer = await get('/region.pmtiles', { Range: range, 'Accept-Encoding': 'gzip' })
      expect(answer.status).toBe(206)
      expect(answer.headers.get('content-range')).toBe(`bytes ${from}-${to - 1}/${archive.length}`)
      expect(answer.headers.get('content-encoding')).toBeNull()
      expect(Buffer.from(await answer.arrayBuffer()).equals(archive.subarray(from, to))).toBe(true)
    })

    test('a range beyond the archive is refused, and its ETag changes with the archive', async () => {
      expect((await get('/region.pmtiles', { Range: 'bytes=9000000-' })).status).toBe(416)
      const tag = (await get('/region.pmtiles', { Range: 'bytes=0-9' })).headers.get('etag')
      expect(tag).toMatch(/^"/)
      site.release()
      const other = await get('/region.pmtiles', { Range: 'bytes=0-9', 'If-Range': '"of another archive"' })
      expect(other.status).toBe(200)
      await other.body?.cancel()
    })

    test.each([
      '/nowhere',
      '/assets/boot-gone.js',
      '/workers/gone.js',
      '/auth/',
      '/index.html',
      '/_headers',
      '/_headers.caddy',
      '/_headers.nginx.conf',
      '/.git/config',
    ])('%s is 404 with the policy, not the page', async (path) => {
      const answer = await get(path, { Accept: 'text/html' })
      expect(answer.status).toBe(404)
      expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
      expect(answer.headers.get('cache-control')).toBe('no-cache')
      expect(await answer.text()).toMatch(/^Not found\.\n?$/)
    })

    test('other spellings of the embedded page are not served', async () => {
      const served: string[] = []
      for (const path of embedSpellings) {
        const { status, headers } = await getRaw(site.origin, path)
        if (status === 200) served.push(path)
        if (status < 500 && status !== 400)
          expect(headers['content-security-policy'], path).toContain('frame-ancestors')
      }
      expect(served).toEqual([])
    })
  })
})

/** `fetch` unpacks what it gets, so the bytes on the wire are asked for apart. */
async function getCompressed(address: string) {
  const { origin, pathname } = new URL(address)
  const answer = await fetch(origin + pathname, { headers: { 'Accept-Encoding': 'gzip' } })
  return { status: answer.status, headers: answer.headers, body: Buffer.from(await answer.arrayBuffer()) }
}
