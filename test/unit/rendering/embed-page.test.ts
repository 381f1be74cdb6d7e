import { createElement } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { EmbedColumn } from '../../../src/embed/EmbedColumn'
import { EmbedFooter } from '../../../src/embed/EmbedFooter'
import { EmbedPage } from '../../../src/embed/EmbedPage'
import type { Panel } from '../../../src/embed/panels'
import type { ShownPanels } from '../../../src/embed/use-shown-panels'
import { noFilters } from '../../../src/model/filters'
import { anonymous } from '../../../src/model/viewer'
import { loaded, station } from '../catalog/small-service'
import { withPage } from './page-context'
import { render } from './render'
import { config, facets, handle, ignore, now, stations, summary } from './shown'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now }))
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const nothing: ShownPanels = { map: false, list: false, filters: false, legend: false, details: false }
const page = async () => ({ stations: [summary()], from: 0, matched: 1, withPosition: 1 }) as never
const more = { handle: handle({ page }), facets: facets({}, { matched: 1 }) }

async function column(shown: Partial<ShownPanels>, covered: 'column' | 'sheet' | null = null) {
  const heights: string[] = []
  const props = {
    shown: { ...nothing, ...shown },
    covered,
    freshness: { onAbout: ignore },
    sheet: { height: 'half', onHeight: (height: string) => heights.push(height) },
  } as const
  return {
    heights,
    frame: await render(createElement(EmbedColumn, props), { around: withPage([], { more }) }),
  }
}

test.each([
  [{ list: true, filters: true }, [1, 1]],
  [{ list: true }, [0, 1]],
  [{ filters: true }, [1, 0]],
  [{ map: true }, [0, 0]],
])('a frame with %j has its filters and its list', async (shown, parts) => {
  const { frame } = await column(shown)
  expect([frame.all('search').length, frame.all('main').length]).toEqual(parts)
  expect(frame.all('.column')).toHaveLength(parts.includes(1) ? 1 : 0)
})

test.each([
  ['column', [true, false]],
  ['sheet', [false, true]],
  [null, [false, false]],
] as const)('keys do not reach what a station of a frame covers: %s', async (covered, inert) => {
  const { frame } = await column({ list: true }, covered)
  expect([frame.all('.column')[0], frame.all('.sheet')[0]].map((one) => one?.props.inert)).toEqual(inert)
})

test('the list of a frame has no tools, no login and no team, and its sheet is raised by its handle', async () => {
  const { frame, heights } = await column({ list: true, filters: true })
  expect(frame.text).not.toContain('Sign in')
  expect(frame.all('.list-tools')).toEqual([])
  await frame.press(/list/)
  expect(heights).toEqual(['full'])
})

async function footer(shown: Partial<ShownPanels>) {
  const props = {
    config,
    view: { filters: noFilters, sort: 'near', range: 'day', camera: null, station: '', work: '', within: '' },
    shown: { ...nothing, ...shown },
    freshness: { stations: stations(), onAbout: ignore },
  } as never
  return render(createElement(EmbedFooter, props))
}

test.each([
  [{ list: true, map: true }, false, false],
  [{ list: true }, false, true],
  [{ map: true }, true, false],
])('the foot of a frame with %j has what neither list nor map say', async (shown, hasAge, hasLicence) => {
  const frame = await footer(shown)
  expect(frame.text.includes('Fetched') || frame.all('.list-foot').length > 0).toBe(hasAge)
  expect(frame.text.includes('Open Data Hub, CC0')).toBe(hasLicence)
  expect(frame.texts('a').at(-1)).toMatch(/Open/)
})

async function frame(panels: readonly Panel[], address = '/embed/', more: object = {}) {
  window.location.href = new URL(address, window.location.href).href
  const { catalog } = await loaded({ stations: [station('S'), station('T')] })
  const props = {
    config: { ...config, ...more },
    handle: { viewer: anonymous, catalog },
    panels: new Set(panels),
  }
  return render(createElement(EmbedPage, props as never))
}

const attributes = ['data-station', 'data-list', 'data-map', 'data-filters']

test.each<[Panel[], string, (true | undefined)[]]>([
  [['list', 'filters'], '', [undefined, true, undefined, true]],
  [['list', 'details'], '', [undefined, true, undefined, undefined]],
  [['list', 'details'], '?station=S', [true, true, undefined, undefined]],
  [['list'], '?station=S', [undefined, true, undefined, undefined]],
])('the styles of a frame know its panels: %j %s', async (panels, search, expected) => {
  const shown = await frame(panels, `/embed/${search}`)
  const [page] = shown.all('.embed')
  expect(attributes.map((name) => page?.props[name])).toEqual(expected)
})

test('a row of a frame opens its station, whose Close leads back', async () => {
  const shown = await frame(['list', 'details'])
  expect(shown.all('aside')).toEqual([])
  const [row] = shown.all('.row-button')
  if (!row) throw new Error('Expected a row.')
  await shown.act(row, 'onClick')
  expect(shown.all('aside')).toHaveLength(1)
  await shown.act(shown.one('aside'), 'onKeyDown', { key: 'Escape', target: null })
  expect(shown.all('aside')).toEqual([])
})

test('a frame with a legend has it, folded only where nobody has chosen the panels', async () => {
  expect((await frame(['list'])).all('.legend')).toEqual([])
  const shown = await frame(['list', 'legend'])
  expect(shown.all('.legend').map(({ props }) => props['data-folded'])).toEqual([undefined])
})

test('the data of a frame is explained in a dialog, which closes again', async () => {
  const shown = await frame(['list'])
  await shown.press('About this data')
  expect(shown.all('dialog')).toHaveLength(1)
  await shown.act(shown.one('dialog'), 'onClose')
  expect(shown.all('dialog')).toEqual([])
})
