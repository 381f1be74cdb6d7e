import { createElement, Fragment, useState } from 'react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { StationSeries, StatusQuery } from '../../../src/catalog/status-series'
import { useUptimes } from '../../../src/history/uptime/use-uptimes'
import type { History, SeriesGroup } from '../../../src/model/history'
import { stationQuery } from '../catalog/station-query'
import { render } from './render'
import { handle, hour, now } from './shown'

const providers = ['One', 'Two']
const stations = providers.map((provider): StationSeries => {
  const key = { level: 'plug', id: `plug of ${provider}`, dataType: 'status', period: 600 } as const
  const latest = { measuredAt: now, status: 'available' } as const
  const series = [{ key, label: key.id, access: 'open', latest } as const]
  return { id: provider, name: provider, provider, isOutOfUse: false, series }
})

const catalog = {
  statusSeries: async ({ filters }: StatusQuery) => {
    const matching = stations.filter(
      ({ provider }) => filters.provider.length === 0 || filters.provider.includes(provider),
    )
    return { stations: matching, withSeries: matching.length, matched: matching.length, failure: null }
  },
  histories: async ({ ids }: SeriesGroup, from: number, to: number): Promise<History[]> =>
    ids.map(() => ({
      from,
      to,
      samples: [
        {
          measuredAt: now - hour,
          reading: { kind: 'text', text: 'AVAILABLE' },
          meaning: { kind: 'status', status: 'available' },
        },
      ],
      missing: [],
      rejected: 0,
    })),
}
const viewer = handle(catalog)
const query = stationQuery({ now })

/** Shows the providers with an uptime. A press filters by the first one. */
function Page() {
  const [provider, setProvider] = useState<readonly string[]>([])
  const { report } = useUptimes(viewer, 1, { ...query, filters: { ...query.filters, provider } }, 'day')
  const shown = providers.filter((one) => report.find('provider', one, 'all') !== null)
  return createElement(
    Fragment,
    null,
    createElement('p', { className: 'with-uptime' }, shown.join(' ')),
    createElement('button', { type: 'button', onClick: () => setProvider(['One']) }, 'Choose'),
  )
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now })
  onTestFinished(() => void vi.useRealTimers())
})

test('the loaded uptimes of other providers stay shown under a filter by one', async () => {
  const shown = await render(createElement(Page))
  expect(shown.texts('.with-uptime')).toEqual(['One Two'])
  await shown.press('Choose')
  expect(shown.texts('.with-uptime')).toEqual(['One Two'])
})

test('30 days load without a press if that takes 60 requests at most, one after the other', async () => {
  const requestsOf = async (count: number) => {
    let [running, most, requests] = [0, 0, 0]
    const key = { level: 'plug', dataType: 'status', period: 300 } as const
    const latest = { measuredAt: now, status: 'available' } as const
    // Two plugs that report every five minutes fill an answer of 30 days.
    const many = Array.from({ length: count }, (_, at): StationSeries => {
      const series = [{ key: { ...key, id: `P${at}` }, label: '', access: 'open', latest } as const]
      return { id: `${at}`, name: '', provider: 'One', isOutOfUse: false, series }
    })
    const ofMany = handle({
      statusSeries: async () => ({ stations: many, withSeries: count, matched: count, failure: null }),
      histories: async ({ ids }: SeriesGroup, from: number, to: number): Promise<History[]> => {
        requests += 1
        running += 1
        most = Math.max(most, running)
        await Promise.resolve()
        running -= 1
        return ids.map(() => ({ from, to, samples: [], missing: [], rejected: 0 }))
      },
    })
    function Histories() {
      const { loaded } = useUptimes(ofMany, 1, query, '30-days')
      return createElement('p', { className: 'loaded' }, String(loaded))
    }
    const shown = await render(createElement(Histories))
    return { requests, most, loaded: shown.texts('.loaded') }
  }
  expect(await requestsOf(120)).toEqual({ requests: 60, most: 1, loaded: ['120'] })
  expect(await requestsOf(121)).toEqual({ requests: 0, most: 0, loaded: ['0'] })
})
