import { expect, test } from 'vitest'
import { createQueryClient } from '../../../src/app/query-client'

test('the page makes no question again by itself: its calls do, by one policy', () => {
  expect(createQueryClient().getDefaultOptions().queries).toMatchObject({
    retry: false,
    networkMode: 'always',
  })
})
