import fc from 'fast-check'
import { test } from 'vitest'
import { anyFeed, anyFilters } from '../../unit/catalog/oracle/any-feed'
import { generatedFeeds } from '../../unit/catalog/oracle/compare'

test('the catalog answers 10,000 generated feeds like the reference', async () => {
  await fc.assert(generatedFeeds(anyFeed, anyFilters), { numRuns: 10_000 })
})
