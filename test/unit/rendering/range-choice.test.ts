import { createElement, Fragment, useState } from 'react'
import { expect, test } from 'vitest'
import { RangeChoice } from '../../../src/history/Choices'
import type { ChosenRange } from '../../../src/history/chosen-range'
import { render } from './render'
import { ignore, now } from './shown'

async function range(chosen: Parameters<typeof RangeChoice>[0]['range']) {
  const calls: string[] = []
  const onRange = (next: string) => calls.push(next)
  return { calls, shown: await render(createElement(RangeChoice, { range: chosen, now, onRange })) }
}

test('the range is a day, a week, thirty or ninety days, or dates', async () => {
  const { shown, calls } = await range('week')
  expect(shown.lines).toEqual([...['Period', '☐ 24 hours', '☑ 7 days', '☐ 30 days', '☐ 90 days', '☐ Dates']])
  await shown.tick('90 days')
  expect(calls).toEqual(['90-days'])
})

test('dates begin with the last seven days, and are shown by a press only', async () => {
  const { shown, calls } = await range('week')
  await shown.tick('Dates')
  expect(shown.lines.slice(5)).toEqual(['☑ Dates', 'First day', 'Last day', 'Show'])
  const fields = () => shown.all('input').filter(({ props }) => props.type === 'date')
  expect(fields().map(({ props }) => [props.value, props.max])).toEqual([
    ['2026-03-28', '2026-04-03'],
    ['2026-04-03', '2026-04-03'],
  ])
  expect(calls).toEqual([])
  await shown.act(shown.one('form'), 'onSubmit', { preventDefault: ignore })
  expect(calls).toEqual(['2026-03-28..2026-04-03'])
})

/** The choice, and buttons that change the range as Back or another choice of it does. */
function RangeOfLink({ others }: { others: readonly ChosenRange[] }) {
  const [range, onRange] = useState<ChosenRange>('day')
  return createElement(
    Fragment,
    null,
    createElement(RangeChoice, { range, now, onRange }),
    others.map((one) =>
      createElement('button', { key: one, type: 'button', onClick: () => onRange(one) }, one),
    ),
  )
}

test('another range of the link ends the choice of dates', async () => {
  const days = '2026-04-01..2026-04-02'
  const shown = await render(createElement(RangeOfLink, { others: ['day', 'week', days] }))
  const chosen = () => shown.lines.filter((line) => line.startsWith('☑'))
  await shown.tick('Dates')
  await shown.act(shown.one('form'), 'onSubmit', { preventDefault: ignore })
  expect(chosen()).toEqual(['☑ Dates'])
  await shown.press('day')
  expect(chosen()).toEqual(['☑ 24 hours'])
  expect(shown.all('form')).toEqual([])
  await shown.tick('Dates')
  await shown.press('week')
  expect(chosen()).toEqual(['☑ 7 days'])
  await shown.tick('Dates')
  await shown.press(days)
  expect(chosen()).toEqual(['☑ Dates'])
  await shown.press('week')
  expect(chosen()).toEqual(['☑ 7 days'])
})

test.each([
  ['2026-04-02..2026-04-01', 'The first day is after the last.'],
  ['2026-04-01..2026-04-04', 'The last day has not come yet.'],
] as const)('the dates %s of a link are refused beside their fields', async (days, words) => {
  const { shown } = await range(days)
  expect(shown.lines.at(-1)).toBe(words)
  const [first, last] = shown.all('input').filter(({ props }) => props.type === 'date')
  const problem = shown.all('.history-problem')[0]
  expect(problem?.props.role).toBe('alert')
  for (const field of [first, last]) {
    expect(field?.props['aria-invalid']).toBe(true)
    expect(field?.props['aria-describedby']).toBe(problem?.props.id)
  }
})
