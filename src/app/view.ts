import { useCallback, useMemo, useSyncExternalStore } from 'react'
import type { Sort } from '../catalog/door'
import { type Camera, parseCamera, serializeCamera } from '../map/camera'
import type { Filters } from '../model/filters'
import { type Status, statuses } from '../model/status'
import { listParam, oneOfParam, type Param, textParam, withParams } from '../url/param'
import { currentSearch, type HistoryStep, subscribe, writeSearch } from '../url/search-params'

/** All that a link holds, but for the language, which is chosen before the page is drawn. */
export interface View {
  filters: Filters
  /** Id of the opened station, `''` for none. */
  station: string
  camera: Camera | null
  sort: Sort
}

const access = listParam('access')
const category = listParam('category')
const provider = listParam('provider')
const words = listParam('status')
/** A word that is no status is malformed, not merely absent here: it is dropped without a notice. */
const status: Param<readonly Status[]> = {
  key: words.key,
  parse: (text) => statuses.filter((one) => words.parse(text).includes(one)),
  serialize: words.serialize,
}
const q = textParam('q')
const station = textParam('station')
const at: Param<Camera | null> = {
  key: 'at',
  parse: (text) => (text === null ? null : parseCamera(text)),
  serialize: (camera) => (camera === null ? null : serializeCamera(camera)),
}
const sort = oneOfParam<Sort>('sort', ['name', 'free'], 'name')

/** The language of a link, for `chooseLanguage`. */
export function linkedLanguage(search: string): string | null {
  return new URLSearchParams(search).get('lang')
}

export function parseView(search: string): View {
  const params = new URLSearchParams(search)
  const read = <T>(param: Param<T>): T => param.parse(params.get(param.key))
  return {
    filters: {
      access: read(access),
      category: read(category),
      status: read(status),
      provider: read(provider),
      q: read(q),
    },
    station: read(station),
    camera: read(at),
    sort: read(sort),
  }
}

/** The query for a view; parameters that are not the view's stay as they are in `search`. */
export function serializeView(view: View, search = ''): string {
  const { filters } = view
  return withParams(search, [
    [access.key, access.serialize(filters.access)],
    [category.key, category.serialize(filters.category)],
    [status.key, status.serialize(filters.status)],
    [provider.key, provider.serialize(filters.provider)],
    [q.key, q.serialize(filters.q)],
    [station.key, station.serialize(view.station)],
    [sort.key, sort.serialize(view.sort)],
    [at.key, at.serialize(view.camera)],
  ])
}

/** The view of the address bar, and the only way to change it. */
export function useView(): [View, (change: Partial<View>, step: HistoryStep) => void] {
  const search = useSyncExternalStore(subscribe, currentSearch)
  const view = useMemo(() => parseView(search), [search])
  const change = useCallback((part: Partial<View>, step: HistoryStep) => {
    const now = currentSearch()
    writeSearch(serializeView({ ...parseView(now), ...part }, now), step)
  }, [])
  return [view, change]
}
