import { expect, test } from 'vitest'
import { anonymous } from '../../../src/model/viewer'
import { loaded, plug, signedIn, station } from './small-service'
import { stationQuery } from './station-query'

test.each([
  ['everyone', anonymous, 0],
  ['everyone by a dialect that keeps it', anonymous, 0],
  ['who signs in', signedIn, 1],
] as const)('what was not understood is shown to %s: %s', async (to, viewer, count) => {
  const { catalog } = await loaded(
    {
      stations: [station('A', { internalNote: 'call Ada' })],
      plugs: [{ ...plug('A1', 'A'), smetadata: { internalNote: 'call Ada' } }],
      ...(to.includes('keeps') ? { keepsRawFields: true } : {}),
    },
    viewer,
  )
  const details = await catalog.details('A', stationQuery())
  expect(details?.station.rawFields).toHaveLength(count)
  expect(details?.plugs[0]?.rawFields).toHaveLength(count)
})
