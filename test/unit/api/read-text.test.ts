import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { ShapeError } from '../../../src/api/errors'
import { getJson } from '../../../src/api/get-json'
import { maxBodyBytes, readText } from '../../../src/api/read-text'
import { flatStations } from '../../../src/contract/mobility-v2'
import { failureOf, serve } from './service'

const segments = { stationTypes: 'EChargingStation' }
const megabyte = Buffer.alloc(1_000_000, ' ')

/** Answers that go on for as long as somebody reads them. */
async function serveEndless(status: number) {
  const sent = { bytes: 0, isOver: false }
  function* pieces() {
    while (true) {
      sent.bytes += megabyte.length
      yield megabyte
    }
  }
  const { base } = await serve((_url, response) => {
    response.on('close', () => {
      sent.isOver = true
    })
    response.writeHead(status, { 'Content-Type': 'application/json' })
    Readable.from(pieces()).pipe(response)
  })
  return { base, sent }
}

test.each([200, 500])('an answer %i that does not end is cut off at its bound', async (status) => {
  const { base, sent } = await serveEndless(status)
  expect(await failureOf(getJson(flatStations, { base, segments }))).toBeInstanceOf(ShapeError)
  await expect.poll(() => sent.isOver).toBe(true)
  expect(sent.bytes).toBeGreaterThan(maxBodyBytes)
  expect(sent.bytes).toBeLessThan(maxBodyBytes * 1.5)
})

test.each([
  ['', 10, ''],
  ['Gröden', 7, 'Gröden'],
  ['Gröden', 6, null],
  ['\uFEFF{}', 10, '{}'],
])('%j read up to %i bytes is %j', async (text, most, read) => {
  expect(await readText(new Response(text), undefined, most)).toBe(read)
})

test('characters across two chunks are decoded', async () => {
  const bytes = new TextEncoder().encode('Urtijëi €')
  const pieces = new ReadableStream({
    start(controller) {
      for (const byte of bytes) controller.enqueue(Uint8Array.of(byte))
      controller.close()
    },
  })
  expect(await readText(new Response(pieces))).toBe('Urtijëi €')
})

test('an answer without a body is an empty text', async () => {
  expect(await readText(new Response(null, { status: 204 }))).toBe('')
})
