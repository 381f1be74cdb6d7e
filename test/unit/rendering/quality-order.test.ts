import { expect, test } from 'vitest'
import { known, quality } from './quality-page'

test('rows stay in place while they are used: a press sorts by the uptimes that came, or leaving does', async () => {
  const choices = { by: 'station', order: null, period: 'day' }
  const { shown, asked } = await quality({ choices, uptime: { ...known, isLoading: true }, later: known })
  const sorts = () => asked.map(([{ sort, isUptimeFirst = false }]) => [sort, isUptimeFirst])
  expect(sorts()).toEqual([['complete', true]])
  expect(shown.texts('output')).toContain(
    'Uptimes are loading. Then the lowest comes first, and rows without one come last.',
  )
  await shown.act(shown.one('tbody', /^Alperia/), 'onPointerEnter')
  await shown.press('Later uptime')
  expect(sorts()).toHaveLength(1)
  expect(shown.texts('output')).toContain('More uptimes are loaded.')
  await shown.press('Sort the lowest first')
  expect(sorts().at(-1)).toEqual(['external', false])
  expect(shown.texts('output')).toContain('Lowest uptime first, rows without one last.')
})

test('rows stay in place while the focus moves from one to another and the pointer leaves', async () => {
  const choices = { by: 'station', order: null, period: 'day' }
  const { shown, asked } = await quality({ choices, uptime: { ...known, isLoading: true }, later: known })
  const act = (handler: string, event?: object) => shown.act(shown.one('tbody', /^Alperia/), handler, event)
  const blur = (isInRows: boolean) => act('onBlur', { currentTarget: { contains: () => isInRows } })
  await act('onPointerEnter')
  await act('onFocus')
  await blur(true)
  await act('onPointerLeave')
  await shown.press('Later uptime')
  expect(asked).toHaveLength(1)
  await blur(false)
  expect(asked).toHaveLength(2)
})
