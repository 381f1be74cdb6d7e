import { useCallback, useMemo, useSyncExternalStore } from 'react'
import type { Sort } from '../catalog/station-query'
import type { ChosenRange } from '../history/chosen-range'
import { type Camera, parseCamera, serializeCamera } from '../map/camera'
import { type Filters, features } from '../model/filters'
import { settledStatuses } from '../model/status'
import { type Work, workPages } from '../team/work'
import {
  amountParam,
  choiceParam,
  choicesParam,
  idParam,
  listParam,
  type Param,
  textParam,
  withParams,
} from '../url/param'
import { currentSearch, type HistoryStep, subscribe, writeSearch } from '../url/search-params'

/** State in a link, except the language, which is chosen before the page is rendered. */
export interface View {
  filters: Filters
  /** Id of the opened station; `''`: none. */
  station: string
  camera: Camera | null
  sort: Sort
  /** Time range of the opened station's history. */
  range: ChosenRange
  /** Page of the team's workspace. */
  work: Work
}

/** Upper bound for linked amounts: more kilowatts than any plug has, and more plugs than any site has. */
const largest = 10_000

type LinkedFilter = Exclude<keyof Filters, 'only'>

const filterParams: { [Key in LinkedFilter]: Param<Filters[Key]> } = {
  access: listParam('access'),
  category: listParam('category'),
  status: choicesParam('status', settledStatuses),
  feature: choicesParam('feature', features),
  connector: listParam('connector'),
  provider: listParam('provider'),
  municipality: listParam('municipality'),
  power: amountParam('power', largest),
  capacity: amountParam('capacity', largest, true),
  q: textParam('q'),
}
const station = idParam('station')
const at: Param<Camera | null> = {
  key: 'at',
  parse: (text) => (text === null ? null : parseCamera(text)),
  serialize: (camera) => (camera === null ? null : serializeCamera(camera)),
}
const sort = choiceParam<Sort>('sort', ['distance', 'free', 'power', 'name'], 'distance')

// The days are validated where the range is used.
const range = choiceParam<ChosenRange>(
  'range',
  ['week', '30-days', '90-days', /^[\d-]{10}\.\.[\d-]{10}$/],
  'day',
)
const work = choiceParam<Work>('work', workPages, '')

export function parseView(search: string): View {
  const params = new URLSearchParams(search)
  const read = <T>(param: Param<T>): T => param.parse(params.get(param.key))
  return {
    filters: {
      access: read(filterParams.access),
      category: read(filterParams.category),
      status: read(filterParams.status),
      feature: read(filterParams.feature),
      connector: read(filterParams.connector),
      provider: read(filterParams.provider),
      municipality: read(filterParams.municipality),
      power: read(filterParams.power),
      capacity: read(filterParams.capacity),
      q: read(filterParams.q),
    },
    station: read(station),
    camera: read(at),
    sort: read(sort),
    range: read(range),
    work: read(work),
  }
}

/** Returns the query string for a view; other parameters of `search` are kept. */
export function serializeView(view: View, search = ''): string {
  const { filters } = view
  const write = <Key extends LinkedFilter>(key: Key) =>
    [filterParams[key].key, filterParams[key].serialize(filters[key])] as const
  return withParams(search, [
    write('access'),
    write('category'),
    write('status'),
    write('feature'),
    write('connector'),
    write('provider'),
    write('municipality'),
    write('power'),
    write('capacity'),
    write('q'),
    [station.key, station.serialize(view.station)],
    [sort.key, sort.serialize(view.sort)],
    [range.key, range.serialize(view.range)],
    [work.key, work.serialize(view.work)],
    [at.key, at.serialize(view.camera)],
  ])
}

/** Returns the view of the address bar, and the only function that changes it. */
export function useView(): [View, (change: Partial<View>, step: HistoryStep) => void] {
  const search = useSyncExternalStore(subscribe, currentSearch)
  const view = useMemo(() => parseView(search), [search])
  const change = useCallback((part: Partial<View>, step: HistoryStep) => {
    const now = currentSearch()
    writeSearch(serializeView({ ...parseView(now), ...part }, now), step)
  }, [])
  return [view, change]
}
