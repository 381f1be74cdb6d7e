import fc from 'fast-check'
import { test } from 'vitest'
import { anyRows, expectAccounted } from '../../unit/catalog/generated-feed'

test('every row of 10,000 generated feeds is shown, merged, rejected or set aside', async () => {
  await fc.assert(fc.asyncProperty(anyRows, expectAccounted), { numRuns: 10_000 })
})
