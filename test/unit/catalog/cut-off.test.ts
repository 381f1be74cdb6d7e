import { expect, test } from 'vitest'
import { free, loaded, station } from './small-service'
import { stationQuery } from './station-query'

/** As many rows as a service sends that ignores the offset: whatever comes after them is cut off. */
const page = (tname: string) => Array.from({ length: 200 }, (_, index) => free(`X${index}`, 1, 5, { tname }))

test('what is hidden at a station is not known if the latest values are cut off', async () => {
  // The service lists the series of A. Its value is not among those that it sends.
  const cut = { ...free('A', 1), closed: true }
  const whole = await loaded({ stations: [station('A')], latest: [cut] })
  expect((await whole.catalog.get('A', stationQuery()))?.hiddenSeries).toMatchObject([
    { dataType: 'number-available', reason: 'sign-in' },
  ])
  const { catalog, snapshot } = await loaded({ stations: [station('A')], latest: [...page('visits'), cut] })
  expect(snapshot.cutOff).toEqual(['values'])
  const details = await catalog.get('A', stationQuery())
  expect(details?.summary.status).toBe('unknown')
  expect(details?.hiddenSeries).toBeNull()
})

test('what is hidden at a station is not known if the list of its series is cut off', async () => {
  const latest = Array.from({ length: 200 }, (_, index) =>
    free('A', 1, 5, { tname: `type-${index}`, closed: true }),
  )
  const { catalog, snapshot } = await loaded({ stations: [station('A')], latest })
  expect(snapshot.cutOff).toEqual([])
  expect((await catalog.get('A', stationQuery()))?.hiddenSeries).toBeNull()
})
