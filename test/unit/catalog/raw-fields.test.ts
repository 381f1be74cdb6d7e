import { expect, test } from 'vitest'
import { noFilters } from '../../../src/model/filters'
import { anonymous } from '../../../src/model/viewer'
import { loaded, now, signedIn, station } from './small-service'

test.each([
  ['everyone', anonymous, 0],
  ['who signs in', signedIn, 1],
] as const)('what was not understood is shown to %s: %s', async (_, viewer, count) => {
  const { catalog } = await loaded({ stations: [station('A', { internalNote: 'call Ada' })] }, viewer)
  const details = await catalog.get('A', noFilters, now)
  expect(details?.station.unread).toHaveLength(count)
})
