import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { FetchSource, PMTiles } from 'pmtiles'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { archiveFile, readRange } from '../../../../src/scripts/start/archive-file'
import { writeArchive } from '../../../archive/write-archive'

const data = (text: string) => new TextEncoder().encode(text)
const tiles = [
  { z: 0, x: 0, y: 0, data: data('world') },
  { z: 14, x: 8708, y: 5795, data: data('street') },
  { z: 14, x: 8707, y: 5795, data: data('field') },
]
const bounds = [11.2, 46.4, 11.5, 46.6] as const
const bytes = writeArchive({ tiles, bounds, metadata: { attribution: 'Town' } })

const folder = mkdtempSync(join(tmpdir(), 'plugboard-archive-'))
const file = join(folder, 'town.pmtiles')
writeFileSync(file, bytes)
const server = createServer(archiveFile(file)({ 'X-Test': 'yes' }))
let origin = ''

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}/town.pmtiles`
})
afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true })
})

const ask = (range?: string) => fetch(origin, { headers: range === undefined ? {} : { range } })

test("the whole file and any range have the file's bytes", async () => {
  const whole = await ask()
  expect([whole.status, whole.headers.get('x-test')]).toEqual([200, 'yes'])
  expect(Buffer.from(await whole.arrayBuffer()).equals(bytes)).toBe(true)
  await fc.assert(
    fc.asyncProperty(fc.nat(bytes.length - 1), fc.nat(30_000), async (start, more) => {
      const answer = await ask(`bytes=${start}-${start + more}`)
      const part = bytes.subarray(start, start + more + 1)
      expect(answer.status).toBe(206)
      expect(answer.headers.get('content-range')).toBe(
        `bytes ${start}-${start + part.length - 1}/${bytes.length}`,
      )
      expect(Buffer.from(await answer.arrayBuffer()).equals(part)).toBe(true)
    }),
    { numRuns: 30 },
  )
})

test('a range beyond the end is refused, and several ranges are answered with the whole file', async () => {
  const beyond = await ask(`bytes=${bytes.length}-`)
  expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${bytes.length}`])
  expect(readRange('bytes=5-2', 10)).toBe('unsatisfiable')
  for (const header of [undefined, 'bytes=-5', 'bytes=0-1,4-5', 'lines=0-1'])
    expect(readRange(header, 10)).toBeNull()
})

test('a PMTiles reader returns the written tiles', async () => {
  const archive = new PMTiles(new FetchSource(origin))
  const header = await archive.getHeader()
  expect([header.minZoom, header.maxZoom, header.minLon, header.maxLat]).toEqual([0, 14, 11.2, 46.6])
  expect(await archive.getMetadata()).toEqual({ attribution: 'Town' })
  for (const { z, x, y, data } of tiles) {
    const tile = await archive.getZxy(z, x, y)
    expect(new Uint8Array(tile?.data ?? new ArrayBuffer(0))).toEqual(data)
  }
  expect(await archive.getZxy(14, 1, 1)).toBeUndefined()
})

test('a missing file gives a sentence', () => {
  expect(() => archiveFile(join(folder, 'other.pmtiles'))).toThrow(/^SANDBOX_BASEMAP names .* no file\.$/)
})
