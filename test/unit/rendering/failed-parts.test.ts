import { type ComponentProps, createElement } from 'react'
import { expect, test } from 'vitest'
import { NetworkError } from '../../../src/api/errors'
import { PageContext } from '../../../src/app/page/PageContext'
import { WorkNotices } from '../../../src/app/work/WorkNotices'
import { StationHistoriesControls } from '../../../src/history/batch/StationHistoriesControls'
import type { StationHistories } from '../../../src/history/batch/use-station-histories'
import { allFetched, withFailed } from '../catalog/parts'
import { loaded, plug, plugStatus, now as serviceNow, signedIn, station } from '../catalog/small-service'
import { stationQuery } from '../catalog/station-query'
import { attention, page as attentionPage } from './attention-page'
import { figures, quality } from './quality-page'
import { render } from './render'
import { hour, now, snapshot, stations } from './shown'

const why = 'The service has a fault (500). Try again in a few minutes.'
const missing = (name: 'values' | 'plugs' | 'series') =>
  snapshot({ parts: withFailed(allFetched(now), name, { fetchedAt: null, since: now }) })

/** The notices above a page of the team. */
async function notices(more: object) {
  const value = { stations: stations(more) } as unknown as ComponentProps<typeof PageContext>['value']
  return render(createElement(PageContext, { value }, createElement(WorkNotices)))
}

test('a page of the team says which part failed, and why; what was fetched before stays', async () => {
  const values = await notices({ snapshot: missing('values') })
  expect(values.text).toContain(`Stations are here, their live status could not be fetched. ${why}`)
  const parts = withFailed(allFetched(now), 'values', { fetchedAt: now - hour, since: now })
  const old = await notices({ snapshot: snapshot({ parts }) })
  expect(old.text).toMatch(
    /Could not refresh the live status\. You see what was fetched at .*09:00\. The service has a fault/,
  )
  expect((await notices({})).text).toBe('')
})

test('without any stations a page of the team says that they could not be loaded, and asks again', async () => {
  let asked = 0
  const error = new NetworkError('http://service', 'unreachable')
  const shown = await notices({ snapshot: undefined, error, refresh: () => (asked += 1) })
  expect(shown.lines.slice(0, 2)).toEqual([
    'The stations could not be loaded',
    'The service does not answer. Check your connection and try again.',
  ])
  await shown.press('Try again')
  expect(asked).toBe(1)
  expect((await notices({ snapshot: undefined, error: null })).lines).toEqual(['Loading stations…'])
})

test.each(['values', 'plugs', 'series'] as const)(
  'without the %s, an empty attention page does not say that nothing needs attention',
  async (name) => {
    const reasons = { 'out-of-order': 0, silent: 0, occupied: 0, old: 0 }
    const none = { matched: 0, groupCount: 0, stationCount: 0, plugCount: 0 }
    const page = { ...attentionPage, ...none, rows: [], reasons }
    const failed = (await attention({ page }, { snapshot: missing(name) })).shown
    expect(failed.text).toContain(`This list could not be made. ${why}`)
    expect(failed.text).not.toContain('Nothing needs attention')
    expect(failed.texts('.chip')[0]).toBe('Out of order –')
    const fetched = (await attention({ page }, { snapshot: snapshot() })).shown
    expect(fetched.text).toContain('Nothing needs attention')
    expect(fetched.texts('.chip')[0]).toBe('Out of order 0')
  },
)

test('quality figures of missing values and plugs are a dash, not 0', async () => {
  const open = async (fails: RegExp | null) => {
    const { catalog } = await loaded(
      { stations: [station('S')], plugs: [plug('P', 'S')], latest: [plugStatus('P', 1)], fails },
      signedIn,
    )
    const query = {
      ...stationQuery({ now: serviceNow }),
      by: 'provider',
      sort: 'live',
      isDescending: true,
    } as const
    return (await catalog.quality(query, 0, 9)).total
  }
  expect(await open(null)).toMatchObject({ plugCount: 1, liveStations: 1 })
  expect(await open(/\/latest/)).toMatchObject({ plugCount: 1, liveStations: null })
  expect(await open(/EChargingPlug$/)).toMatchObject({ plugCount: null })

  const none = { ...figures, plugCount: null, liveStations: null, oldestAt: null }
  const row = {
    ...none,
    dynamic: { values: 0, live: 0, stale: 0, unknown: 0 },
    id: 'A',
    name: 'A',
    provider: 'A',
    municipality: '',
  }
  const { shown } = await quality({}, { rows: [row], total: none })
  expect(shown.cellsOf(shown.all('tr')[2])).toEqual([
    ...['A', '–', '–', '–', '–', '10', '–', '73%', '–', '–', '1', '6', '4', '–'],
  ])
  expect(shown.texts('h3')).not.toContain('Age of the values on what is free or in order')
})

test('controls that load histories say why no station has any', async () => {
  const controls = async (more: object) => {
    const histories = {
      run: { kind: 'idle' },
      loaded: 0,
      all: 0,
      requests: 0,
      outOfRange: 0,
      failed: 0,
      ...more,
    }
    const texts = { empty: 'NONE', without: () => '' }
    const props = { histories: histories as unknown as StationHistories<unknown>, now, texts }
    return (await render(createElement(StationHistoriesControls, props))).text
  }
  const stationsPage = { stations: [], withSeries: 0, matched: 4, failure: null }
  const failure = { name: 'HttpError', status: 500, exceeded: null } as const
  expect(await controls({ stationsPage })).toBe('NONE')
  expect(await controls({ stationsPage: { ...stationsPage, failure } })).toBe(
    `Status could not be fetched. ${why}`,
  )
  const error = new NetworkError('http://service', 'timeout')
  expect(await controls({ error })).toContain('The service takes too long to answer.')
})
