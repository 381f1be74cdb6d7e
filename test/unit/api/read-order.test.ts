import { expect, test, vi } from 'vitest'
import { ReadOrder, type ReadTurn } from '../../../src/api/read-order'
import { readText } from '../../../src/api/read-text'

/** An answer whose chunks are sent by hand. */
function createAnswer(turn: ReadTurn) {
  let sender: ReadableStreamDefaultController<Uint8Array> | undefined
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      sender = controller
    },
  })
  let text: string | null | undefined
  readText(new Response(body), turn).then((read) => {
    text = read
  })
  return {
    send: (chunk: string) => sender?.enqueue(new TextEncoder().encode(chunk)),
    close: () => sender?.close(),
    text: () => text,
  }
}

/** Lets streams and promises go as far as they can. */
async function settle() {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve))
}

test('a body waits while one of an earlier stage arrives', async () => {
  const order = new ReadOrder()
  const stations = createAnswer(order.turn(0))
  const values = createAnswer(order.turn(1))
  values.send('values')
  values.close()
  stations.send('stati')
  await settle()
  expect(values.text()).toBeUndefined()
  stations.send('ons')
  stations.close()
  await settle()
  expect([stations.text(), values.text()]).toEqual(['stations', 'values'])
})

test('a body does not wait for an answer that has not begun, or for a later stage', async () => {
  const order = new ReadOrder()
  order.turn(0)
  const values = createAnswer(order.turn(1))
  const series = createAnswer(order.turn(2))
  series.send('ser')
  values.send('values')
  values.close()
  await settle()
  expect(values.text()).toBe('values')
})

test('bodies of one stage are read beside each other', async () => {
  const order = new ReadOrder()
  const plugs = createAnswer(order.turn(1))
  const values = createAnswer(order.turn(1))
  plugs.send('pl')
  values.send('values')
  values.close()
  await settle()
  expect(values.text()).toBe('values')
})

test('a body that breaks off releases the others', async () => {
  const order = new ReadOrder()
  const broken = new Response(new ReadableStream({ pull: (to) => to.error(new Error('Lost connection.')) }))
  await expect(readText(broken, order.turn(0))).rejects.toThrow('Lost connection.')
  const values = createAnswer(order.turn(1))
  values.send('values')
  values.close()
  await settle()
  expect(values.text()).toBe('values')
})

test('a body waits four seconds in all for one that does not go on', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  const order = new ReadOrder()
  const stalled = createAnswer(order.turn(0))
  const values = createAnswer(order.turn(1))
  stalled.send('stat')
  values.send('values')
  values.close()
  await vi.advanceTimersByTimeAsync(3_999)
  await settle()
  expect(values.text()).toBeUndefined()
  await vi.advanceTimersByTimeAsync(1)
  await settle()
  expect(values.text()).toBe('values')
  vi.useRealTimers()
})

test('a body that may wait less does so', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  const order = new ReadOrder()
  const stalled = createAnswer(order.turn(0))
  stalled.send('stat')
  let hasWaited = false
  order
    .turn(1, 1_000)
    .wait()
    .then(() => {
      hasWaited = true
    })
  await vi.advanceTimersByTimeAsync(999)
  expect(hasWaited).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(hasWaited).toBe(true)
  vi.useRealTimers()
})
