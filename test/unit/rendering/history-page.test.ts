import { createElement } from 'react'
import { afterAll, expect, test, vi } from 'vitest'
import type { Viewer } from '../../../src/model/viewer'
import { free, loaded, signedIn, station } from '../catalog/small-service'
import { stationQuery } from '../catalog/station-query'
import { render } from './render'
import { config, handle, ignore, snapshot } from './shown'

// uPlot reads it when it is imported.
vi.stubGlobal('devicePixelRatio', 1)
const { HistoryPage } = await import('../../../src/history/compare/HistoryPage')
afterAll(() => void vi.unstubAllGlobals())

/** The page with these series in its link, and the stations that it has asked for. */
async function page(series: readonly string[]) {
  const asked: string[] = []
  const details = async (id: string) => {
    asked.push(id)
    return null
  }
  const shown = await render(
    createElement(HistoryPage, {
      config,
      handle: handle({ details }),
      snapshot: snapshot(),
      query: stationQuery(),
      choices: { range: 'week', series, onRange: ignore, onSeries: ignore },
      onOpen: ignore,
    }),
  )
  return { shown, asked }
}

test('a series of the link that names no station is not waited for', async () => {
  const { shown } = await page(['broken'])
  expect(shown.texts('li')).toEqual(['broken has no such values that you may see.'])
})

test('series of one station ask for it once', async () => {
  const { asked } = await page(['S::number-available', 'S::power'])
  expect(asked).toEqual(['S'])
})

test.each<[string, Viewer, string, string]>([
  ['of a person who is not signed in', 'anonymous', 'S::power', 'has no such open values. Closed ones are'],
  ['of an account', signedIn, 'S::unknown', 'has no such values that you may see.'],
])('a series that is not in the data %s is named, with the reason', async (_name, viewer, word, reason) => {
  const { catalog, snapshot: loadedSnapshot } = await loaded(
    {
      stations: [station('S', {}, { sname: 'Hotel Post' })],
      latest: [free('S', 1, 5), { ...free('S', 7, 5, { closed: true }), tname: 'power' }],
    },
    viewer,
  )
  const choices = { range: 'week', series: [word], onRange: ignore, onSeries: ignore } as const
  const props = { config, handle: { viewer, catalog }, snapshot: loadedSnapshot, query: stationQuery() }
  const shown = await render(createElement(HistoryPage, { ...props, choices, onOpen: ignore }))
  const [line = ''] = shown.texts('li')
  expect(line).toMatch(/^Hotel Post · /)
  expect(line).toContain(reason)
})
