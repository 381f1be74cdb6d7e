import { createElement } from 'react'
import { expect, test } from 'vitest'
import { StationPicker } from '../../../src/history/compare/StationPicker'
import { stationQuery } from '../catalog/station-query'
import { render } from './render'
import { handle, ignore, summary } from './shown'

async function picker(areSimilar = false) {
  const search = async () => ({
    stations: [summary(), summary({ id: 'T', name: 'Therme' })],
    municipalities: [],
    towns: [],
    areSimilar,
  })
  const shown = await render(
    createElement(StationPicker, {
      handle: handle({ search, details: async () => null }),
      revision: 1,
      query: stationQuery(),
      series: [],
      onSeries: ignore,
    }),
  )
  const field = () => shown.one('input')
  const around = async (listener: string, event: object = {}) => {
    const [box] = shown.all('.station-picker')
    if (box) await shown.act(box, listener, event)
  }
  await around('onFocus')
  await shown.act(field(), 'onChange', { target: { value: 'b' } })
  return {
    around,
    value: () => field().props.value,
    status: () => shown.texts('output'),
    opened: () => shown.all('.station-picker-row').map(({ props }) => props['aria-expanded']),
    press: (index: number) => shown.act(shown.all('.station-picker-row')[index] ?? field(), 'onClick'),
    enter: (isComposing: boolean) =>
      shown.act(field(), 'onKeyDown', { key: 'Enter', nativeEvent: { isComposing } }),
  }
}

test('Enter in the field opens the first station that was found', async () => {
  const { opened, enter } = await picker()
  expect(opened()).toEqual([false, false])
  await enter(false)
  expect(opened()).toEqual([true, false])
  await enter(false)
  expect(opened()).toEqual([true, false])
})

test('a press on a found station unfolds its series, and a second one folds them', async () => {
  const { opened, press } = await picker()
  await press(1)
  expect(opened()).toEqual([false, true])
  await press(0)
  expect(opened()).toEqual([true, false])
  await press(0)
  expect(opened()).toEqual([false, false])
})

test('the Enter of an input method, which ends a word, opens none', async () => {
  const { opened, enter } = await picker()
  await enter(true)
  expect(opened()).toEqual([false, false])
})

test('only similar names are called so, and Enter opens none of them', async () => {
  expect((await picker()).status()).toEqual(['2 stations found'])
  const { opened, enter, status } = await picker(true)
  expect(status()).toEqual(['Similar names'])
  await enter(false)
  expect(opened()).toEqual([false, false])
})

test('what is found is shown while the focus is in the search, and Escape in it clears the text', async () => {
  const { around, opened, status, value } = await picker()
  const blur = (isInside: boolean) => around('onBlur', { currentTarget: { contains: () => isInside } })
  await blur(true)
  expect(opened()).toHaveLength(2)
  await blur(false)
  expect([opened(), status(), value()]).toEqual([[], [''], 'b'])
  await around('onFocus')
  expect(opened()).toHaveLength(2)
  await around('onKeyDown', { key: 'Escape', stopPropagation: ignore })
  expect([opened(), value()]).toEqual([[], ''])
})
