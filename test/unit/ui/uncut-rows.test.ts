import { expect, test } from 'vitest'
import { declared } from './style-rules'

test('tabs of the workspace that do not fit beside its buttons have a line of their own', () => {
  expect(declared('.workspace-head')).toMatchObject({ 'flex-wrap': 'wrap-reverse' })
  expect(declared('.workspace-links')).toMatchObject({ flex: '1 0 auto' })
})
