import { createElement } from 'react'
import { expect, test } from 'vitest'
import { FreeAlertResult } from '../../../src/stations/free-alert/FreeAlertResult'
import { render } from './render'
import { ignore } from './shown'

test('the result of the wait for a plug is announced, in a place that is there before it', async () => {
  const before = await render(createElement(FreeAlertResult, { alert: { kind: 'off' }, onOpen: ignore }))
  expect(before.all('.free-alert-news').map(({ props }) => props.role)).toEqual(['status'])
})
