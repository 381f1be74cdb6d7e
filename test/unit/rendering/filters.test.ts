import { createElement } from 'react'
import { afterEach, expect, test } from 'vitest'
import { type Filters, noFilters } from '../../../src/model/filters'
import { FilterBar } from '../../../src/stations/filters/FilterBar'
import { FilterDialog } from '../../../src/stations/filters/FilterDialog'
import { FilterMenu } from '../../../src/stations/filters/FilterMenu'
import { FilterOptions } from '../../../src/stations/filters/FilterOptions'
import { SearchedOptions } from '../../../src/stations/filters/SearchedOptions'
import { MyCar } from '../../../src/stations/my-car/MyCar'
import { MyCarChip } from '../../../src/stations/my-car/MyCarChip'
import { render } from './render'
import { facets, ignore } from './shown'

afterEach(() => localStorage.clear())

const chosen: Filters = {
  ...noFilters,
  connector: ['CCS'],
  provider: ['Driwe'],
  power: 150,
  q: 'x',
  feature: ['live'],
}

/** Renders a component with filters and notes what it changes. */
async function changing<Props extends object>(component: React.ComponentType<Props>, props: object) {
  const changes: Filters[] = []
  const all = { filters: chosen, onChange: (next: Filters) => changes.push(next), onClose: ignore, ...props }
  return { changes, shown: await render(createElement(component, all as unknown as Props)) }
}

const group = (shown: { all(type: string): { props: unknown }[]; texts(type: string): string[] }) =>
  shown.texts('legend')

test('the bar has free stations, connector and power, the other filters, and groups if it has room', async () => {
  const { shown } = await changing(FilterBar, { facets: facets(), hasRoom: true })
  expect(shown.lines).toEqual([
    ...['Features', '☐ Free now 21', '[Connector: CCS] CCS', '[Power: 150 kW+] 150 kW+', 'More filters2'],
    ...['Access type', '☐ Public 1,200', 'Category', '☐ Eat & charge 7'],
  ])
  const narrow = await changing(FilterBar, { facets: facets(), hasRoom: false })
  expect(narrow.shown.lines.at(-1)).toBe('More filters2')
})

test('the bar counts on its button the choices that only the dialog shows', async () => {
  const filters: Filters = {
    ...noFilters,
    feature: ['free-now', 'live'],
    status: ['occupied'],
    provider: ['A', 'B'],
    municipality: ['C'],
    capacity: 4,
    access: ['PUBLIC'],
    category: ['EAT&CHARGE'],
    connector: ['CCS'],
    power: 22,
  }
  const count = async (hasRoom: boolean, some: Filters) => {
    const { shown } = await changing(FilterBar, { facets: facets(), hasRoom, filters: some })
    return shown.one('button', /^More filters/)
  }
  expect((await count(true, filters)).props['data-chosen']).toBe(true)
  expect((await changing(FilterBar, { facets: facets(), hasRoom: true, filters })).shown.text).toContain(
    'More filters6',
  )
  expect((await changing(FilterBar, { facets: facets(), hasRoom: false, filters })).shown.text).toContain(
    'More filters8',
  )
  expect((await count(true, noFilters)).props['data-chosen']).toBe(undefined)
})

test('"Free now" is switched in the bar and other features stay', async () => {
  const { shown, changes } = await changing(FilterBar, { facets: facets(), hasRoom: false })
  await shown.tick(/^Free now/)
  expect(changes).toEqual([{ ...chosen, feature: ['free-now', 'live'] }])
})

test('the bar waits for statuses with a number that is coming', async () => {
  const coming = facets({}, { isStatusComing: true })
  const { shown } = await changing(FilterBar, { facets: coming, hasRoom: false })
  expect(shown.lines[1]).toBe('☐ Free now …')
})

test('a menu button shows the number of several connectors, and none without options', async () => {
  const filters = { ...noFilters, connector: ['CCS', 'Type 2'] }
  const { shown } = await changing(FilterBar, { facets: facets(), hasRoom: false, filters })
  expect(shown.lines).toContain('[Connector: CCS] Connector (2)')
  const nothing = facets({ connector: [] }, { power: [] })
  const without = await changing(FilterBar, { facets: nothing, hasRoom: false, filters: noFilters })
  expect(without.shown.text).not.toMatch(/Connector|Power/)
})

test('a menu shows and changes the options of its own group', async () => {
  const below = { bottom: 0, left: 0 } as DOMRect
  const { shown, changes } = await changing(FilterMenu, { menu: 'provider', facets: facets(), below })
  expect(group(shown)).toEqual(['Provider'])
  await shown.tick(/^Alperia/)
  expect(changes).toEqual([{ ...chosen, provider: ['Driwe', 'Alperia'] }])
})

test('the dialog has all filters that the bar has not, in this order', async () => {
  const { shown } = await changing(FilterDialog, { facets: facets(), hasRoom: true })
  expect(shown.lines).toEqual([
    ...['Filters', '[Close]', '42 stations fit', 'Connector', '☑ CCS 14', '☐ Type 2 80'],
    ...['Power', '☐ 22 kW+ 50', '☑ 150 kW+ 6', '[My car]', 'Remember this choice as my car'],
    ...['Status', '☐ Free 30', '☐ Occupied 12', expect.stringMatching(/^“Free now” leaves out/)],
    ...['Provider', '☐ Alperia 60', '☑ Driwe 4'],
    ...['Features', '☑ Live data 33', '☐ Open 24/7 9', 'Plugs', '☐ at least 4 plugs 11'],
    ...['Municipality', '☐ Bozen 25', 'Reset filters', 'Show 42 stations'],
  ])
  const narrow = await changing(FilterDialog, { facets: facets(), hasRoom: false })
  expect(group(narrow.shown)).toEqual([
    ...[
      'Connector',
      'Power',
      'Access type',
      'Category',
      'Status',
      'Provider',
      'Features',
      'Plugs',
      'Municipality',
    ],
  ])
})

test.each([
  [/^Type 2/, { connector: ['CCS', 'Type 2'] }],
  [/^CCS/, { connector: [] }],
  [/^22 kW/, { power: 22 }],
  [/^150 kW/, { power: 0 }],
  [/^Occupied/, { status: ['occupied'] }],
  [/^Open 24/, { feature: ['live', 'always-open'] }],
  [/^Live data/, { feature: [] }],
  [/^at least 4/, { capacity: 4 }],
  [/^Driwe/, { provider: [] }],
  [/^Bozen/, { municipality: ['Bozen'] }],
] as const)('the option %s changes its own filter only', async (name, change) => {
  const { shown, changes } = await changing(FilterDialog, { facets: facets(), hasRoom: true })
  await shown.tick(name)
  expect(changes).toEqual([{ ...chosen, ...change }])
})

test('the dialog says why "Free now" has fewer stations than the statuses', async () => {
  const note = '“Free now” leaves out stations whose status is old, and those that are closed now.'
  const { shown } = await changing(FilterDialog, { facets: facets(), hasRoom: true })
  expect(shown.texts('.filter-dialog-note')).toEqual([note])
  const { groups, ...others } = facets()
  const coming = { ...others, groups: { ...groups, status: [] } }
  const early = await changing(FilterDialog, { facets: coming, hasRoom: true })
  expect(early.shown.texts('.filter-dialog-note')).toEqual([])
})

test('"Reset filters" in the dialog keeps the searched text', async () => {
  const { shown, changes } = await changing(FilterDialog, { facets: facets(), hasRoom: true })
  await shown.press('Reset filters')
  expect(changes).toEqual([{ ...noFilters, q: 'x' }])
})

test('the button below the filters says how many stations it shows', async () => {
  const one = await changing(FilterDialog, { facets: facets({}, { matched: 1 }), hasRoom: true })
  expect([one.shown.lines[2], one.shown.lines.at(-1)]).toEqual(['1 station fits', 'Show 1 station'])
})

test.each([
  ['power', ['☐ 22 kW+ 50', '☑ 150 kW+ 6'], { left: 5, top: 40 }],
  ['connector', ['☑ CCS 14', '☐ Type 2 80'], { left: 5, top: 40 }],
] as const)('the menu of %s has its options only, below its button', async (menu, options, style) => {
  const below = { left: 5, bottom: 40 }
  const { shown } = await changing(FilterMenu, { menu, facets: facets(), below })
  expect(shown.lines.filter((line) => /^[☐☑]/.test(line))).toEqual(options)
  expect(shown.one('dialog').props.style).toEqual(style)
})

test('options that fit no station are marked as empty, unless they are chosen', async () => {
  const options = [
    { value: 'CCS', count: 0 },
    { value: 'Type 2', count: 0 },
    { value: 'Schuko', count: 1 },
  ]
  const props = { group: 'connector', options, chosen: ['Type 2'], onChange: ignore } as const
  const shown = await render(createElement(FilterOptions, props))
  expect(shown.all('.chip').map(({ props }) => props['data-empty'])).toEqual([true, undefined, undefined])
})

test('an option notes that its stations have old values: for all to see if all of them have', async () => {
  const options = [
    { value: 'available', count: 3, old: 3 },
    { value: 'occupied', count: 3, old: 1 },
    { value: 'reserved', count: 3 },
  ]
  const shown = await render(
    createElement(FilterOptions, { group: 'status', options, chosen: [], onChange: ignore }),
  )
  expect(shown.texts('.chip-note')).toEqual(['old'])
  expect(shown.texts('.visually-hidden')).toEqual(['some old'])
})

test('statuses that are coming are no empty group', async () => {
  const shown = await render(
    createElement(FilterOptions, {
      group: 'status',
      options: [],
      chosen: [],
      isComing: true,
      onChange: ignore,
    }),
  )
  expect(shown.lines).toEqual(['Status', 'Status coming…'])
})

test('many options have a search field, which ignores case and accents and keeps what is chosen', async () => {
  const options = ['Süd', ...Array.from({ length: 12 }, (_, index) => `N${index}`)].map((value) => ({
    value,
    count: 1,
  }))
  const props = { group: 'municipality', chosen: ['N3'], onChange: ignore } as const
  const shown = await render(createElement(SearchedOptions, { ...props, options }))
  const field = shown.all('input').find(({ props }) => props.type === 'search')
  if (!field) throw new Error('Expected a search field.')
  await shown.act(field, 'onChange', { target: { value: ' SUD ' } })
  expect(shown.texts('.chip')).toEqual(['Süd 1', 'N3 1'])
  const few = await render(createElement(SearchedOptions, { ...props, options: options.slice(0, 12) }))
  expect(few.all('input').some(({ props }) => props.type === 'search')).toBe(false)
})

const hint = 'Choose what your car needs, such as the connector, to remember it.'

test('a car is remembered, applied, cleared and forgotten', async () => {
  const { shown, changes } = await changing(FilterMenu, { menu: 'power', facets: facets(), below: {} })
  await shown.press('Remember this choice as my car')
  expect(shown.lines).toContain('☑ My car CCS · 150 kW+')
  expect(shown.text).not.toContain('Remember this')
  await shown.tick(/^My car/)
  expect(changes).toEqual([{ ...chosen, connector: [], power: 0 }])
  const bare = await changing(MyCarChip, { filters: noFilters })
  await bare.shown.tick(/^My car/)
  expect(bare.changes).toEqual([{ ...noFilters, connector: ['CCS'], power: 150 }])
  await shown.press('Forget my car')
  expect(shown.lines).toContain('Remember this choice as my car')
  expect(shown.lines).not.toContain(hint)
  const empty = await render(createElement(MyCar, { filters: noFilters, onChange: ignore }))
  expect(empty.lines).toEqual(['[My car]', hint])
})
