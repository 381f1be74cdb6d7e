import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseView, serializeView, type View } from '../../../src/app/link/view'
import { features } from '../../../src/model/filters'
import { statusesOnceLoaded } from '../../../src/model/status'
import { visibleText } from '../../../src/model/text'
import { workPages } from '../../../src/team/work'

const text = fc.string({ unit: 'grapheme', maxLength: 40 }).map(visibleText)
const list = fc.uniqueArray(
  text.filter((one) => one !== ''),
  { maxLength: 5 },
)
const view: fc.Arbitrary<View> = fc.record({
  filters: fc.record({
    access: list,
    category: list,
    status: fc.subarray([...statusesOnceLoaded]),
    feature: fc.subarray([...features]),
    connector: list,
    provider: list,
    municipality: list,
    power: fc.constantFrom(0, 3.7, 11, 22, 150),
    capacity: fc.nat({ max: 10_000 }),
    q: text,
  }),
  station: text,
  camera: fc.constant(null),
  sort: fc.constantFrom('near', 'name', 'free', 'power', 'distance'),
  range: fc.constantFrom('day', 'week', '30-days', '90-days', '2026-03-01..2026-03-31'),
  work: fc.constantFrom('', ...workPages),
  within: fc.constantFrom('', 'map'),
  list: fc.constantFrom('', 'table'),
})

describe('a link', () => {
  test('restores filters, selection and order: 1,000 views', () => {
    fc.assert(
      fc.property(view, (one) => {
        expect(parseView(serializeView(one))).toEqual(one)
      }),
      { numRuns: 1000 },
    )
  })

  test('restores a camera', () => {
    const search = '?at=11.35,46.5,12'
    expect(serializeView(parseView(search))).toBe(search)
  })

  test('without choices is empty', () => {
    expect(serializeView(parseView(''))).toBe('')
  })

  test('is the same view after parsing and serializing, also from a changed link', () => {
    const parameter = fc.constantFrom(
      'access',
      'status',
      'power',
      'capacity',
      'q',
      'station',
      'sort',
      'range',
      'at',
    )
    const damaged = fc.array(fc.tuple(parameter, fc.string({ unit: 'binary', maxLength: 20 })), {
      maxLength: 6,
    })
    fc.assert(
      fc.property(damaged, fc.string({ unit: 'binary' }), (pairs, rest) => {
        const search = [...pairs.map(([name, value]) => `${name}=${value}`), rest].join('&')
        const view = parseView(`?${search}`)
        expect(parseView(serializeView(view))).toEqual(view)
      }),
    )
  })

  test.each([
    ...[
      '?at=NaN,46,9',
      '?at=11.3',
      '?at=500,46,9',
      '?status=free,bogus',
      '?sort=up',
      ...['?range=year', '?range=40-days', '?range=2026-3-1..2026-03-02', '?range=2026-03-01..'],
      '?feature=free',
    ],
    ...['?capacity=2.5', '?capacity=-2', '?capacity=99999', '?capacity=two'],
  ])('drops the malformed %s silently', (search) => {
    expect(serializeView(parseView(search))).toBe('')
  })
})
