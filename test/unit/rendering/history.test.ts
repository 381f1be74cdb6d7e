import { type ComponentProps, createElement } from 'react'
import { expect, test } from 'vitest'
import type { StationDetails } from '../../../src/catalog/catalog-api'
import { SeriesChoice } from '../../../src/history/Choices'
import { ComparableList } from '../../../src/history/compare/ComparableList'
import { CompareChoice } from '../../../src/history/compare/CompareChoice'
import { ComparedList } from '../../../src/history/compare/ComparedList'
import { ComparedNotes } from '../../../src/history/compare/ComparedNotes'
import type { ComparedSeries } from '../../../src/history/compare/compared'
import { Failures } from '../../../src/history/Failures'
import { Progress } from '../../../src/history/Progress'
import type { LoadedHistory } from '../../../src/history/queries'
import { free, loaded, plug, plugStatus, signedIn, station } from '../catalog/small-service'
import { stationQuery } from '../catalog/station-query'
import { render } from './render'
import { history, hour, ignore, now } from './shown'

test('one series needs no choice, several have one', async () => {
  const series = (dataType: string) => ({
    key: { level: 'station' as const, id: 'S', dataType, period: 300 },
    measuredAt: now,
    unit: '',
    access: 'open' as const,
    counts: false,
  })
  const choice = async (all: string[]) => {
    const chosen: string[] = []
    const props = {
      series: all.map(series),
      chosen: all[0] ?? '',
      onSeries: (one: string) => chosen.push(one),
    }
    return { chosen, shown: await render(createElement(SeriesChoice, props)) }
  }
  expect((await choice(['number-available'])).shown.lines).toEqual([])
  const several = await choice(['number-available', 'own-type'])
  expect(several.shown.lines).toEqual(['[Values] (number-available)', 'Free plugs', 'own-type'])
  await several.shown.choose('own-type')
  expect(several.chosen).toEqual(['own-type'])
})

async function details(): Promise<StationDetails> {
  const { catalog } = await loaded(
    {
      stations: [station('S')],
      plugs: [plug('P', 'S')],
      latest: [free('S', 1), plugStatus('P', 1), { ...free('P', 7), stype: 'EChargingPlug', tname: 'power' }],
    },
    signedIn,
  )
  const found = await catalog.details('S', stationQuery())
  if (!found) throw new Error('Expected a station.')
  return found
}

test('a series is added to the comparison and removed, up to six', async () => {
  const calls: (readonly string[])[] = []
  const choice = async (series: readonly string[]) =>
    render(
      createElement(CompareChoice, {
        details: await details(),
        link: { series, onSeries: (next: readonly string[]) => calls.push(next), onShow: ignore },
      }),
    )
  const none = await choice([])
  expect(none.lines[0]).toBe('Add to comparison')
  expect(none.lines.slice(1)).toEqual(['☐ Free plugs', '☐ P · Status', '☐ P · Power now'])
  await none.tick(/Free plugs/)
  expect(calls).toEqual([['S::number-available']])
  const one = await choice(['S::number-available'])
  expect(one.lines).toContain('☑ Free plugs')
  expect(one.lines.at(-1)).toBe('Show comparison (1)')
  await one.tick(/Free plugs/)
  expect(calls.at(-1)).toEqual([])
  const full = await choice(['a', 'b', 'c', 'd', 'e', 'S::number-available'])
  expect(full.lines).toContain('6 series at most')
  const boxes = full.all('input').map(({ props }) => [props.checked, props.disabled])
  expect(boxes.every(([checked, disabled]) => checked !== disabled)).toBe(true)
})

test('a closed series has a mark before it is added', async () => {
  const { values, ...open } = await details()
  const closed = { ...open, values: values.map((value) => ({ ...value, access: 'closed' as const })) }
  const props = { details: closed, series: [], onSeries: ignore }
  const { lines } = await render(createElement(ComparableList, props))
  expect(lines.filter((line) => line.includes('Closed data'))).toEqual(['☐ Free plugs [Closed data]'])
})

test('compared series have their line, their kind, and a button that removes them', async () => {
  const found = (more: Partial<ComparedSeries>): ComparedSeries => ({
    key: { level: 'station', id: 'S', dataType: 'number-available', period: 300 },
    measuredAt: now,
    station: { id: 'S', name: 'Bahnhof' },
    plug: null,
    unit: '',
    access: 'open',
    kind: 'count',
    ...more,
  })
  const calls: string[] = []
  const shown = await render(
    createElement(ComparedList, {
      rows: [
        {
          linkKey: 'S::number-available',
          found: found({}),
          reason: 'compare.absent',
          stationName: undefined,
        },
        { linkKey: 'X::y', found: undefined, reason: 'compare.absent', stationName: undefined },
        {
          linkKey: 'S::power',
          found: found({ kind: 'measure', unit: 'kW', access: 'closed' }),
          reason: 'chart.failed',
          stationName: undefined,
        },
      ],
      onOpen: (id) => calls.push(`open ${id}`),
      onRemove: (word) => calls.push(`remove ${word}`),
    }),
  )
  expect(shown.texts('.compare-common')).toEqual(['Bahnhof'])
  expect(shown.texts('li')).toEqual([
    'Free plugs in steps',
    'X · y has no such values that you may see.',
    'Free plugs (kW) Closed data as a line',
  ])
  const dashes = shown
    .all('path')
    .filter(({ props }) => 'strokeDasharray' in props)
    .map(({ props }) => JSON.stringify([props.style, props.strokeDasharray]))
  expect(new Set(dashes).size).toBe(3)
  await shown.press('Free plugs')
  await shown.press('Remove X · y')
  await shown.press('Remove Free plugs')
  expect(calls).toEqual(['open S', 'remove X::y', 'remove S::number-available'])
})

test('a series that is empty, loading or rejected in part says so by name', async () => {
  const notes = async (of: LoadedHistory | undefined, isPending = false) =>
    (await render(createElement(ComparedNotes, { drawn: [{ name: 'A', history: of }], isPending, now })))
      .lines
  expect(await notes(undefined, true)).toHaveLength(1)
  expect(await notes(history())).toEqual([])
  expect(await notes(history({ rejected: 2 }))).toEqual(['A: 2 measurements could not be read.'])
  expect(await notes(history({ samples: [] }))).toEqual(['A: Nothing was measured in this time.'])
})

test('failed parts are loaded again by a press, with each reason once', async () => {
  let pressed = 0
  const errors = [new Error('x'), null, new Error('x')]
  const all = errors.map((error) => ({ error, history: undefined }))
  const failures = (
    loadAgain: (() => void) | null,
    shown: ComponentProps<typeof Failures>['histories']['all'] = all,
    isLoadingAgain = false,
  ) => render(createElement(Failures, { histories: { all: shown, loadAgain, isLoadingAgain } }))
  const shown = await failures(() => pressed++)
  expect(shown.lines).toEqual([
    'Past values could not be loaded. Something went wrong in Plugboard itself. Reload the page.',
    'Try again',
  ])
  await shown.press('Try again')
  expect(pressed).toBe(1)
  expect((await failures(null)).lines).toEqual([])
  const loading = await failures(ignore, all, true)
  expect(loading.lines).toEqual([...shown.lines, 'Loading the past values…'])
  const failure = { name: 'HttpError', status: 429, exceeded: 'rate' } as const
  const missing = [{ from: now - hour, to: now, reason: 'refused', failure, retryAt: null } as const]
  const refused = await failures(() => pressed++, [{ error: null, history: history({ missing }) }])
  expect(refused.lines).toEqual([
    'A part of the past values could not be loaded. The service is asked too often. Wait a minute.',
    'Try again',
  ])
})

test.each([
  [
    { answeredCount: 1, partCount: 3, isStopped: false },
    ['[Loading past values]', '1 of 3 parts', 'Stop'],
    'stop',
  ],
  [
    { answeredCount: 1, partCount: 3, isStopped: true },
    ['[Loading past values]', '1 of 3 parts requested; older times are not.', 'Load the rest'],
    'resume',
  ],
  [{ answeredCount: 3, partCount: 3, isStopped: false }, [], null],
  [{ answeredCount: 0, partCount: 1, isStopped: false }, [], null],
])('a long range in parts %j shows its progress', async (state, lines, action) => {
  const calls: string[] = []
  const histories = { ...state, stop: () => calls.push('stop'), resume: () => calls.push('resume') }
  const shown = await render(createElement(Progress, { histories }))
  expect(shown.lines).toEqual(lines)
  const button = lines.at(-1)
  if (button !== undefined) await shown.press(button)
  expect(calls).toEqual(action === null ? [] : [action])
})
