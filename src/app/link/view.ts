import { type Sort, sorts } from '../../catalog/station-query'
import { type ChosenRange, presets } from '../../history/chosen-range'
import { type Camera, parseCamera, serializeCamera } from '../../map/camera'
import { createByGroup, type Filters, features, filterGroups } from '../../model/filters'
import { statusesOnceLoaded } from '../../model/status'
import { type OpenedWorkPage, workPages } from '../../team/work'
import {
  amountParam,
  choiceParam,
  choicesParam,
  idParam,
  listParam,
  type Params,
  readParams,
  textParam,
  withParams,
  writeParams,
} from '../../url/param'
import { type LinkPart, useLinkPart } from './link-part'

/**
 * State of the page that a link keeps. Choices of the workspace's pages are parts of their own, which `link-parts.ts`
 * lists, and the language is chosen before the page is rendered.
 */
export interface View {
  filters: Filters
  /** Id of the opened station; `''`: none. */
  station: string
  camera: Camera | null
  /** Whether the list is limited to the visible part of the map. */
  within: '' | 'map'
  /** `table`: a wide window shows the list as a table; with more words: in the order of a column. */
  list: '' | `table${string}`
  sort: Sort
  /** Time range of the opened station's history. */
  range: ChosenRange
  /** Page of the team's workspace. */
  work: OpenedWorkPage
}

/** Upper bound for linked amounts: more kilowatts than any plug has, and more plugs than any site has. */
const largest = 10_000

// In the order of links.
const filterParams: Params<Omit<Filters, 'only'>> = {
  ...createByGroup(filterGroups, listParam),
  status: choicesParam('status', statusesOnceLoaded),
  feature: choicesParam('feature', features),
  power: amountParam('power', largest),
  capacity: amountParam('capacity', largest, true),
  q: textParam('q'),
}
const viewParams: Params<Omit<View, 'filters'>> = {
  station: idParam('station'),
  sort: choiceParam<Sort>('sort', sorts, 'near'),
  // The days are validated where the range is used.
  range: choiceParam<ChosenRange>('range', [...presets, /^[\d-]{10}\.\.[\d-]{10}$/], 'day'),
  work: choiceParam<OpenedWorkPage>('work', workPages, ''),
  within: choiceParam<View['within']>('within', ['map'], ''),
  list: choiceParam<View['list']>('list', [/^table/], ''),
  camera: {
    key: 'at',
    parse: (text) => (text === null ? null : parseCamera(text)),
    serialize: (camera) => (camera === null ? null : serializeCamera(camera)),
  },
}

export function parseView(search: string): View {
  const params = new URLSearchParams(search)
  return { filters: readParams(filterParams, params), ...readParams(viewParams, params) }
}

/** Returns the query string for a view; other parameters of `search` are kept. */
export function serializeView(view: View, search = ''): string {
  return withParams(search, [...writeParams(filterParams, view.filters), ...writeParams(viewParams, view)])
}

export const viewPart: LinkPart<View> = { parse: parseView, serialize: serializeView }

/** Returns the view of the address bar, without a limit to favourites, and the only function that changes it. */
export const useLinkedView = () => useLinkPart(viewPart)
