import { expect, test } from 'vitest'
import { anonymous } from '../../../src/model/viewer'
import { asked } from './asked'
import { loaded, signedIn, station } from './small-service'

test.each([
  ['everyone', anonymous, 0],
  ['who signs in', signedIn, 1],
] as const)('what was not understood is shown to %s: %s', async (_, viewer, count) => {
  const { catalog } = await loaded({ stations: [station('A', { internalNote: 'call Ada' })] }, viewer)
  const details = await catalog.get('A', asked())
  expect(details?.station.unread).toHaveLength(count)
})
