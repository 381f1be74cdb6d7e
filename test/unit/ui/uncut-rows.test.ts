import { expect, test } from 'vitest'
import { declared } from './style-rules'

test('tabs of the workspace that do not fit beside its buttons have a line of their own', () => {
  expect(declared('.workspace-head')).toMatchObject({ 'flex-wrap': 'wrap-reverse' })
  expect(declared('.workspace-links')).toMatchObject({ flex: '1 0 auto' })
})

test('a column of 900 px shows all options of a group of filters, without a fade', () => {
  const options = '.filter-bar > .filter-group:not([data-wrapped]) .filter-options'
  expect(declared(options, 'min-height: 860px')).toMatchObject({ overflow: 'visible', 'mask-image': 'none' })
})

test('a failure has a line of its own beside the tools of the list', () => {
  expect(declared('.notices:has(.notice-warning)')).toEqual({ 'flex-basis': '100%' })
})

test('on a phone no symbol of the map shows between search field and filters', () => {
  expect(declared('.find::before', 'max-width: 699px')).toMatchObject({
    position: 'fixed',
    inset: '0 0 auto',
    'z-index': '-1',
    height: '124px',
  })
})

test('the sign of the brand is never cut', () => {
  expect(declared('.brand-mark')).toMatchObject({ flex: 'none', width: '32px' })
  expect(declared('.header:has(.header-sign-out) .brand-name', 'max-width: 899px')).toHaveProperty(
    'clip-path',
  )
})

test('the names of the columns stay in sight while the hours of a day scroll', () => {
  expect(declared('.usual-hours thead th')).toMatchObject({ position: 'sticky' })
})
