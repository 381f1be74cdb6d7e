import { type ComponentProps, createElement, useState } from 'react'
import type { AttentionPage, AttentionRow } from '../../../src/catalog/attention'
import type { CatalogHandle } from '../../../src/catalog/catalog-handle'
import { noFilters } from '../../../src/model/filters'
import type { StatusStarts } from '../../../src/model/history'
import { Attention } from '../../../src/team/attention/Attention'
import type { RowStarts } from '../../../src/team/attention/attention-starts'
import { WideContext } from '../../../src/team/rows/WideContext'
import { stationQuery } from '../catalog/station-query'
import { render } from './render'
import { config, handle, hour, now, snapshot } from './shown'

export const day = 24 * hour
const station = {
  id: 'S',
  name: 'Bahnhof',
  municipality: 'Bozen',
  provider: 'Alperia',
  isPlaced: true,
  plugCount: 1,
}

export function row(more: Partial<AttentionRow> = {}): AttentionRow {
  return {
    station,
    plug: null,
    plugs: 1,
    reason: 'old',
    state: '',
    measuredAt: now - 50 * hour,
    isPushed: false,
    series: null,
    access: 'open',
    ...more,
  }
}

const rows = [
  row(),
  row({
    station: { ...station, id: 'T', name: 'Therme' },
    plug: { id: 'P', name: '' },
    reason: 'out-of-order',
    state: 'FAULT',
    isPushed: true,
    measuredAt: now - 3 * hour,
    access: 'closed',
  }),
  row({
    station: { id: 'U', name: 'Rathaus', municipality: '', provider: '', isPlaced: true, plugCount: 0 },
    reason: 'silent',
    measuredAt: null,
  }),
]

export const page: AttentionPage = {
  rows,
  matched: 6,
  groupCount: 5,
  stationCount: 4,
  plugCount: 6,
  isSilenceCertain: true,
  fetchedAt: now,
  reasons: { 'out-of-order': 1, silent: 1, occupied: 0, old: 1001 },
  providers: [
    { value: 'Alperia', count: 2 },
    { value: 'Driwe', count: 1000 },
  ],
}

/** These starts; those of a file are not known. */
export const known = (starts: StatusStarts | null): RowStarts => ({
  loaded: starts,
  isComing: false,
  load: async () => ({ starts: new Map(), isIncomplete: false }),
  controls: null,
})

/** The page, and a button that gives it the starts `later`. */
function LaterStarts({ later, ...props }: ComponentProps<typeof Attention> & { later?: RowStarts }) {
  const [isLater, setLater] = useState(false)
  const button = createElement('button', { type: 'button', onClick: () => setLater(true) }, 'Later starts')
  return createElement(Attention, {
    ...props,
    ...(later && { unchanged: button }),
    ...(later && isLater && { starts: later }),
  })
}

/**
 * The attention page with three rows, `props` and a state of its own. `later`: starts that a button shows. `isWide`: it
 * covers the map.
 */
export async function attention(more: object = {}, props: object = {}, isWide = false) {
  const calls: unknown[] = []
  const note =
    (name: string) =>
    (...values: unknown[]) =>
      calls.push([name, ...values])
  const answer: CatalogHandle['catalog']['attention'] = async ({ scope }) => ({
    ...page,
    rows: scope === 'open' ? rows.filter((one) => one.access === 'open') : rows,
  })
  const query = {
    filters: noFilters,
    bounds: null,
    now,
    scope: 'all',
    reason: 'old',
    oldFrom: day,
    sort: 'newest',
  } as const
  const shown = await render(
    createElement(LaterStarts, {
      config,
      handle: handle({ attention: answer }, 'https://issuer|team'),
      query: stationQuery(),
      roles: [],
      snapshot: snapshot({ revealed: { values: 9, stationCount: 2 } }),
      onFilter: note('filter'),
      onOpen: note('open'),
      starts: known(new Map()),
      unchanged: null,
      ReasonIcon: ({ reason }: { reason: string }) =>
        createElement('svg', { 'data-sign': reason, 'aria-hidden': true }),
      attention: {
        query,
        page,
        error: null,
        onRetry: note('retry'),
        onReason: note('reason'),
        onOldFrom: note('old from'),
        onSort: note('sort'),
        onMore: note('more'),
        ...more,
      },
      ...props,
    }),
    { around: (node) => createElement(WideContext, { value: isWide }, node) },
  )
  return { shown, calls }
}
