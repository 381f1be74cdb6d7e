import { MessageChannel } from 'node:worker_threads'
import { beforeEach, expect, type MockInstance, onTestFinished, test, vi } from 'vitest'
import { HttpError, NetworkError, ShapeError } from '../../../src/api/errors'
import { CatalogError } from '../../../src/catalog/failures/errors'
import { connect, type Port } from '../../../src/catalog/worker/rpc'
import { failureOf } from '../api/service'

interface Far {
  add(one: number, other: number): Promise<number>
  fail(): Promise<never>
  wait(): Promise<void>
  askBack(): Promise<string>
}
interface Near {
  word(): Promise<string>
}

let log: MockInstance
beforeEach(() => {
  log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  return () => log.mockRestore()
})

/** Two ends of a real channel; what the far end fails with is given. */
function connected(failure: unknown = new Error('x'), far: object = {}) {
  const { port1, port2 } = new MessageChannel()
  onTestFinished(() => port1.close())
  connect<Near>(port2 as unknown as Port, ({ word }) => ({
    add: (one: number, other: number) => one + other,
    fail: () => Promise.reject(failure),
    wait: () => new Promise(() => {}),
    askBack: async () => `${await word()}!`,
    ...far,
  }))
  return connect<Far>(port1 as unknown as Port, () => ({ word: async () => 'near' }) satisfies Near)
}

test('each answer belongs to its call', async () => {
  const { remote } = connected()
  expect(await Promise.all([remote.add(1, 2), remote.add(3, 4), remote.askBack()])).toEqual([3, 7, 'near!'])
})

test.each([
  new NetworkError('http://service', 'timeout'),
  new HttpError('http://service', 429, { message: 'You have exceeded the date range limit of 5 days' }),
  new HttpError('http://service', 502, ''),
  new HttpError('http://service', 503, '', 30_000),
  new ShapeError('http://service', ['data: expected array']),
])('a %s is the same on the other side', async (error) => {
  const failure = await failureOf(connected(error).remote.fail())
  expect(failure).toBeInstanceOf(error.constructor)
  expect({ ...(failure as Error) }).toEqual({ ...error })
  expect((failure as Error).message).toBe(error.message)
})

test('an HttpError keeps the limit that a 429 exceeded', async () => {
  const error = new HttpError('http://service', 429, { message: 'date range' })
  expect(await failureOf(connected(error).remote.fail())).toMatchObject({ exceeded: 'range' })
})

test.each([
  [new RangeError('too far'), 'too far'],
  ['only words', 'only words'],
])(
  'any other failure is logged once and becomes a CatalogError with its message: %s',
  async (thrown, message) => {
    const failure = await failureOf(connected(thrown).remote.fail())
    expect(failure).toBeInstanceOf(CatalogError)
    expect(failure).toMatchObject({ message, reason: 'unexpected' })
    expect(log.mock.calls).toEqual([[thrown]])
  },
)

test('the other side has the stack of an unexpected failure', async () => {
  const thrown = new RangeError('too far')
  expect(await failureOf(connected(thrown).remote.fail())).toMatchObject({ stack: thrown.stack })
})

test('a CatalogError keeps its reason, and neither it nor a failure of the service is logged', async () => {
  const thrown = new CatalogError('no-stations', 'none')
  const failure = await failureOf(connected(thrown).remote.fail())
  expect(failure).toBeInstanceOf(CatalogError)
  expect(failure).toMatchObject({ reason: 'no-stations', message: 'none', stack: thrown.stack })
  await failureOf(connected(new HttpError('http://service', 500, '')).remote.fail())
  expect(log).not.toHaveBeenCalled()
})

test('a call of an unknown function rejects with its name', async () => {
  expect(await failureOf(connected(null, { add: 7 }).remote.add(1, 2))).toMatchObject({
    message: 'No "add".',
  })
})

test('an answer that cannot be cloned rejects the call', async () => {
  const { remote } = connected(null, { add: () => () => 'a function' })
  expect(await failureOf(remote.add(1, 2))).toBeInstanceOf(Error)
})

test('an argument that cannot be cloned rejects with a CatalogError', async () => {
  const { remote } = connected()
  const uncloneable = (() => 1) as unknown as number
  expect(await failureOf(remote.add(uncloneable, 2))).toBeInstanceOf(CatalogError)
})

test('closing rejects pending and later calls', async () => {
  const { remote, close } = connected()
  const pending = failureOf(remote.wait())
  const reason = new CatalogError('ended', 'ended')
  close(reason)
  expect(await pending).toBe(reason)
  expect(await failureOf(remote.add(1, 2))).toBe(reason)
})
