import { expect, test } from 'vitest'
import { createQueryClient } from '../../../src/queries/query-client'

test('the query client never retries, because the calls themselves do', () => {
  expect(createQueryClient().getDefaultOptions().queries).toMatchObject({
    retry: false,
    networkMode: 'always',
  })
})
