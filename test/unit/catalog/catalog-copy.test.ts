import { expect, test } from 'vitest'
import { type CatalogCopy, isStoredCopy } from '../../../src/catalog/load/catalog-copy'
import { free, now, plug, serveData, station } from './small-service'

const mark = { version: 3, key: 'service' }

/** What a catalog stores, as a browser returns it. */
async function createStored() {
  const kept: CatalogCopy[] = []
  const { open } = await serveData({
    stations: [station('A')],
    plugs: [plug('A1', 'A')],
    latest: [free('A', 1)],
    fails: null,
  })
  const store = {
    restore: async () => null,
    save: (data: CatalogCopy) => void kept.push(structuredClone(data)),
  }
  await open(undefined, undefined, store).refreshNow(now)
  const [data] = kept
  if (!data) throw new Error('Nothing was stored.')
  return { ...mark, data }
}

test('a stored copy is accepted, also without the parts that the service does not have', async () => {
  const stored = await createStored()
  expect(isStoredCopy(stored, mark)).toBe(true)
  const { data } = stored
  expect(isStoredCopy({ ...stored, data: { ...data, parts: { ...data.parts, plugs: null } } }, mark)).toBe(
    true,
  )
})

test('a copy of another version or service is not accepted', async () => {
  const stored = await createStored()
  expect(isStoredCopy(stored, { ...mark, version: 4 })).toBe(false)
  expect(isStoredCopy(stored, { ...mark, key: 'other' })).toBe(false)
})

test.each(['stations', 'plugs', 'series', 'values'] as const)(
  'a copy with another shape of its %s is not accepted',
  async (name) => {
    const stored = await createStored()
    const { parts } = stored.data
    const withPart = (part: unknown) => ({
      ...mark,
      data: { ...stored.data, parts: { ...parts, [name]: part } },
    })
    expect(isStoredCopy(withPart(parts[name]), mark)).toBe(true)
    for (const part of [undefined, 7, {}, { fetchedAt: now }, { fetchedAt: now, answer: [] }])
      expect(isStoredCopy(withPart(part), mark)).toBe(false)
    expect(isStoredCopy(withPart({ fetchedAt: now, answer: {} }), mark)).toBe(false)
    expect(isStoredCopy(withPart({ ...parts[name], fetchedAt: null }), mark)).toBe(false)
  },
)

test.each([
  undefined,
  null,
  'text',
  [],
  { ...mark },
  { ...mark, data: null },
  { ...mark, data: { fetchedAt: 1 } },
])('no copy: %j', (stored) => {
  expect(isStoredCopy(stored, mark)).toBe(false)
})
