import { createElement } from 'react'
import { expect, test } from 'vitest'
import { TimeKey } from '../../../src/stations/TimeKey'
import { render } from './render'

test('the legend says what the two times of a status mean', async () => {
  expect((await render(createElement(TimeKey))).lines).toEqual([
    '“5 min ago”: when the status was measured. It is measured at intervals and may have changed since.',
    expect.stringMatching(
      /^“since (\w+ )?\d\d:\d\d”: when the status began. Each change is sent at once, so it still holds.$/,
    ),
  ])
})
