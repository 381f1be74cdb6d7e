import { describe, expect, test } from 'vitest'
import { noFilters } from '../../../src/model/filters'
import { anonymous, type Viewer } from '../../../src/model/viewer'
import { type Data, loaded, now, plug, plugStatus, signedIn, station } from './small-service'

const rows: Partial<Data> = {
  stations: [station('A', { hotlinePhoneNumber: '+39 0471 000000' })],
  plugs: [plug('A1', 'A')],
  latest: [plugStatus('A1', 'AVAILABLE', 5, { closed: true })],
}
const failing: Partial<Data> = { ...rows, fails: /latest$/ }

describe('without values', () => {
  test.each([
    [signedIn, true],
    [anonymous, false],
  ] as const)('%s: whether the viewer has raw fields: %s', async (viewer: Viewer, hasRawFields) => {
    const { snapshot } = await loaded(failing, viewer)
    expect(snapshot).toMatchObject({ revealed: null, hasRawFields })
  })

  test('a signed-in viewer’s raw fields are counted, and they stay known in a file of open data', async () => {
    const { catalog } = await loaded(failing, signedIn)
    for (const scope of ['open', 'all'] as const) {
      const page = await catalog.quality(
        {
          filters: noFilters,
          bounds: null,
          now,
          scope,
          by: 'station',
          sort: 'name',
          isDescending: false,
        },
        0,
        10,
      )
      expect([scope, page.total.have.contact]).toEqual([scope, 1])
    }
  })
})

test('an account that sees no closed value has raw fields', async () => {
  const { snapshot } = await loaded({ ...rows, latest: [] }, signedIn)
  expect(snapshot).toMatchObject({ revealed: { values: 0, stationCount: 0 }, hasRawFields: true })
})

test('a viewer whose dialect skips raw fields has none, signed in or not', async () => {
  const { snapshot } = await loaded({ ...rows, keepsRawFields: false }, signedIn)
  expect(snapshot).toMatchObject({ hasRawFields: false })
})
