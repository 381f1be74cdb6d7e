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
