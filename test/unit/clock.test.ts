import { describe, expect, test, vi } from 'vitest'
import { createClock } from '../../src/clock'
import { hour, minute } from '../../src/durations'

const truth = Date.parse('2026-11-20T13:02:00Z')

/** A device whose clock is this much ahead, and an answer of the site that comes now. */
function deviceAhead(ahead: number, age = 0, stampedAt = truth) {
  const clock = createClock(() => truth + ahead)
  const headers = new Headers({ Date: new Date(stampedAt).toUTCString() })
  if (age > 0) headers.set('Age', String(age))
  clock.syncToSite(headers)
  return clock
}

test.each([2 * hour, -2 * hour, 26 * hour, 4 * minute])(
  'a clock that is %d ms ahead is put right',
  (ahead) => {
    const clock = deviceAhead(ahead)
    expect(clock.offset()).toBe(-ahead)
    expect(clock.now()).toBe(truth)
  },
)

test.each([0, 2 * minute, -2 * minute])('a clock that is %d ms ahead is as good as any', (ahead) => {
  const clock = deviceAhead(ahead)
  expect(clock.offset()).toBe(0)
  expect(clock.now()).toBe(truth + ahead)
})

describe('an answer of an intermediate cache', () => {
  test('with the time of its creation does not make a correct clock fast', () => {
    expect(deviceAhead(0, 3600, truth - hour).offset()).toBe(0)
  })

  test('with the time of delivery does not make a correct clock slow', () => {
    expect(deviceAhead(0, 3600).offset()).toBe(0)
  })

  test('reveals a wrong clock', () => {
    expect(deviceAhead(2 * hour, 3600, truth - hour).offset()).toBe(-2 * hour)
    expect(deviceAhead(-2 * hour, 3600).offset()).toBe(2 * hour)
  })
})

test('an answer without a readable `Date` changes nothing', () => {
  const clock = createClock(() => truth + 2 * hour)
  clock.syncToSite(new Headers())
  clock.syncToSite(new Headers({ Date: 'soon', Age: 'old' }))
  expect(clock.offset()).toBe(0)
})

describe('measurements', () => {
  const fetched = { isCopy: false, medianMeasuredAt: truth - 3 * minute }

  test('of the future reveal a slow clock, and the minimum difference', () => {
    const clock = createClock(() => truth - 2 * hour)
    clock.syncToValues(fetched)
    expect(clock.offset()).toBe(2 * hour - 3 * minute)
  })

  test('of the next refresh do not change the offset', () => {
    const clock = createClock(() => truth - 2 * hour)
    clock.syncToValues(fetched)
    const before = clock.offset()
    clock.syncToValues({ ...fetched, medianMeasuredAt: truth - 2 * minute })
    expect(clock.offset()).toBe(before)
  })

  test('of the past reveal nothing', () => {
    const clock = createClock(() => truth)
    clock.syncToValues({ ...fetched, medianMeasuredAt: truth - 26 * hour })
    clock.syncToValues({ ...fetched, medianMeasuredAt: null })
    expect(clock.offset()).toBe(0)
  })

  test('have priority over an earlier `Date` of the site', () => {
    const clock = deviceAhead(0, 0, truth - 5 * hour)
    expect(clock.offset()).toBe(-5 * hour)
    clock.syncToValues(fetched)
    expect(clock.offset()).toBe(0)
  })

  test('do not change the offset from the site', () => {
    const clock = deviceAhead(2 * hour)
    clock.syncToValues(fetched)
    expect(clock.offset()).toBe(-2 * hour)
  })
})

test("a stored copy uses the device's clock until the service answers", () => {
  const clock = deviceAhead(2 * hour)
  const changed = vi.fn()
  clock.subscribe(changed)
  clock.syncToValues({ isCopy: true, medianMeasuredAt: truth })
  expect(clock.offset()).toBe(0)
  clock.syncToValues({ isCopy: false, medianMeasuredAt: truth })
  expect(clock.offset()).toBe(-2 * hour)
  expect(changed).toHaveBeenCalledTimes(2)
  const late = createClock(() => truth + 2 * hour)
  late.syncToValues({ isCopy: true, medianMeasuredAt: truth })
  late.syncToSite(new Headers({ Date: new Date(truth).toUTCString() }))
  expect(late.offset()).toBe(0)
})
