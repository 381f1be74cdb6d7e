import { type ComponentProps, createElement, useState } from 'react'
import type { CatalogHandle } from '../../../src/catalog/catalog-handle'
import type { QualityFigures, QualityPage, QualityQuery } from '../../../src/catalog/quality'
import type { RejectedRecord } from '../../../src/catalog/rejected-records'
import type { UptimeReport } from '../../../src/model/uptime'
import { Quality } from '../../../src/team/quality/Quality'
import { stationQuery } from '../catalog/station-query'
import { render } from './render'
import { config, handle, hour, now, snapshot } from './shown'

export const figures: QualityFigures = {
  access: 'open',
  stationCount: 10,
  plugCount: 25,
  public: { station: 8, plug: 20 },
  complete: 0.734,
  statuses: { fault: 2, free: 23, closed: 0, none: 0 },
  liveStations: 6,
  have: {
    location: 8,
    connectors: 7,
    disabled: null,
    operator: 8,
    contact: null,
    hours: 4,
    id: 20,
    connector: 19,
    current: 18,
    power: 17,
    vehicles: null,
    operational: 5,
    availability: 6,
    price: 3,
    renewable: null,
  },
  dynamic: { values: 40, live: 30, stale: 8, unknown: 2 },
  ages: [20, 8, 2, 5, 3, 2],
  oldestAt: now - 100 * hour,
  capacity: { stated: 5, different: 1 },
  duplicates: 4,
  positions: { outside: 1, invalid: 2, missing: 3 },
}
const alperia = { ...figures, id: 'Alperia', name: 'Alperia', provider: 'Alperia', municipality: '' }
const nameless = {
  ...figures,
  id: '',
  name: '',
  provider: '',
  municipality: '',
  liveStations: 0,
  statuses: { fault: 0, free: 20, closed: 2, none: 3 },
  complete: null,
  capacity: { stated: 0, different: 0 },
  oldestAt: null,
}
const page: QualityPage = { rows: [alperia, nameless], matched: 3, total: figures, fetchedAt: now }

const nothing: UptimeReport = {
  period: 'day',
  periods: [],
  until: null,
  isLoading: false,
  ids: () => [],
  find: () => null,
}
export const known: UptimeReport = {
  period: 'day',
  isLoading: false,
  periods: ['day'],
  until: now,
  ids: () => ['Alperia'],
  find: (_, id) =>
    id === 'Alperia'
      ? {
          byPeriod: {
            day: {
              up: 20 * hour,
              fault: 2 * hour,
              unclear: hour,
              silent: hour,
              steps: [
                { from: now - 2 * hour, to: now - hour, up: hour, fault: 0, unclear: 0, silent: 0 },
                { from: now - hour, to: now, up: hour / 2, fault: hour / 2, unclear: 0, silent: 0 },
              ],
            },
          },
          stations: 1,
          plugs: 2,
          access: 'open',
          isIncomplete: false,
        }
      : null,
}

const rejected: RejectedRecord[] = [
  { kind: 'stations', row: 4, id: 'y', reason: 'sname: missing', access: 'closed' },
  { kind: 'plugs', row: 0, id: 'x', reason: 'scode: expected string', access: 'open' },
  { kind: 'plugs', row: 1, id: '', reason: 'scode: expected string', access: 'closed' },
]

/** The page, and a button that gives it the uptime `later`. */
function LaterUptime({ later, ...props }: ComponentProps<typeof Quality> & { later?: UptimeReport }) {
  const [isLater, setLater] = useState(false)
  const button = createElement('button', { type: 'button', onClick: () => setLater(true) }, 'Later uptime')
  return createElement(Quality, {
    ...props,
    ...(later && { uptimeControls: button }),
    ...(later && isLater && { uptime: later }),
  })
}

/** The quality page with two providers, `props` and an answer of its own. `later`: uptime that a button shows. */
export async function quality(
  props: object = {},
  answered: Partial<QualityPage> = {},
  answers: Partial<CatalogHandle['catalog']> = {},
) {
  const calls: unknown[] = []
  const note = (name: string) => (value: unknown) => calls.push([name, value])
  const asked: [QualityQuery, number, number][] = []
  const shown = await render(
    createElement(LaterUptime, {
      handle: handle(
        {
          quality: async (query, from, count) => {
            asked.push([query, from, count])
            return { ...page, ...answered }
          },
          rejected: async () => rejected,
          ...answers,
        },
        'https://issuer|team',
      ),
      config,
      snapshot: snapshot(),
      query: stationQuery(),
      roles: [],
      uptime: nothing,
      choices: { by: 'provider', order: { sort: 'stations', isDescending: true }, period: 'day' },
      uptimeControls: null,
      onFilter: note('filter'),
      onOpen: note('open'),
      onChoices: note('choices'),
      ...props,
    }),
  )
  return { shown, calls, asked }
}
