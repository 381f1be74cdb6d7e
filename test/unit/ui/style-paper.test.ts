import { expect, test } from 'vitest'
import { declared, styleRules } from './style-rules'

const paper = '@media print'
const printed = styleRules.filter(({ around }) => around.includes(paper))

/** Parts that paper leaves out; a list in `:is(…)` names one a line. */
const left = printed.flatMap(({ selector, declarations }) =>
  declarations.display === 'none' ? selector.replace(/\s+/g, ' ') : [],
)
const isLeft = (part: string) =>
  left.some((selector) => selector.split(/, |\(| \)/).some((one) => one.trim().replace(/,$/, '') === part))

test.each([
  ...[
    '.map-area',
    '.legend',
    '.skip-link',
    '.icon-button',
    '.sheet-handle',
    '.station-actions',
    '.station-note',
  ],
  ...['.station-report', '.history', '.raw-fields', '.values-hidden', '.page[data-station] .column'],
  ...[
    '.stored-picture',
    '.picture',
    '.picture-base',
    '.map-tooltip',
    '.free-alert-news',
    ':root .screen-only',
  ],
])('paper of a station has no %s', (part) => {
  expect(isLeft(part)).toBe(true)
})

test.each([
  ...['.workspace-links', '.icon-button', '.export-control', '.workspace-alerts', '.map-colours'],
  ...['.workspace-choices', '.uptime-formula', '.unchanged-series:not', '.station-picker', '.compare-tools'],
  ...['.compare > .button-link', '.file-export', '.week select', '.week-scroll-hint', '.notice > button'],
  ...['progress', '.button', '.page > :is'],
])('paper of the team has no %s', (part) => {
  expect(isLeft(part)).toBe(true)
})

test('paper of a list has the list alone', () => {
  expect(declared('body:has(> .list-sheet) > #root', paper).display).toBe('none')
})

test('paper of the team has no list behind its page', () => {
  expect(left.join()).toContain('.page:has(> .workspace) .column')
  expect(declared('.page > .workspace', paper)).toMatchObject({ display: 'block', position: 'static' })
  expect(declared('.workspace .workspace-scroll', paper)).toMatchObject({
    display: 'block',
    overflow: 'visible',
  })
})

test('paper is light, whatever the theme of the screen', () => {
  for (const root of [':root', ':root[data-theme]'])
    expect(declared(root, paper)).toEqual({ 'color-scheme': 'light' })
})

test('what is for paper only is on it', () => {
  expect(declared('.print-only', paper).display).toBe('block')
  expect(declared('.print-only.print-sheet', paper).display).toBe('flex')
})

test('folded parts of a station are unfolded on paper', () => {
  expect(declared('.page .station-fold::details-content', paper)).toEqual({
    'block-size': 'auto',
    'content-visibility': 'visible',
  })
})

test.each([
  ...['.station-section', '.station-status', '.plug', '.facts > div', '.print-sheet', '.list-sheet tr'],
  ...['.workspace :is(.item, tr, section > h3, figure)'],
])('%s stays on one page of paper', (selector) => {
  expect(declared(selector, paper)['break-inside']).toBe('avoid')
})

test.each(['.week td', ':is(.band-swatch, .compare-swatch)'])('%s has its colour on paper', (part) => {
  expect(declared(`.workspace ${part}`, paper)['print-color-adjust']).toBe('exact')
})

test.each([
  '.workspace .week-scroll',
  '.workspace .work-table-scroll',
  '.page .station-panel',
  '.page .station-head',
  '.page .station-scroll',
])('nothing of %s is cut off on paper', (selector) => {
  expect(declared(selector, paper).overflow).toBe('visible')
})

test.each(['.workspace .week tr > :is(th, td)', '.workspace .work-figures tr > :is(th, td)'])(
  'cells of %s stand in their row on paper',
  (selector) => {
    expect(declared(selector, paper)).toMatchObject({ position: 'static', 'min-width': '0' })
  },
)

test('on paper what is chosen has a border, because backgrounds are not printed', () => {
  expect(declared('.workspace :is(.chip:has(:checked), .segments :checked + span)', paper).border).toBe(
    '2px solid var(--text)',
  )
  expect(declared('.workspace :is(.chip, .segments span)', paper)).toMatchObject({
    background: 'none',
    color: 'var(--text)',
  })
  for (const wash of ['available', 'partly', 'occupied', 'reserved', 'unavailable', 'closed'])
    expect(declared(`.wash-${wash}`, paper).border).toBe('1px solid var(--line-strong)')
})

test('on paper each part of a row of "Attention" has its column', () => {
  const row = '.workspace .item[data-reason]'
  const columns = declared(row, paper)['grid-template-columns']?.split(' ') ?? []
  expect(columns).toHaveLength(5)
  const parts = [
    '.item-name',
    ':is(.item-reason, .item-plug, .attention-plugs)',
    ':is(.item-time, .item-moment)',
  ]
  const placed = [...parts, ':is(.item-place, .item-unplaced)'].map((part) =>
    Number(declared(`${row} ${part}`, paper)['grid-column']),
  )
  expect(placed).toEqual([2, 3, 4, 5])
})

test('a long address is broken on paper, beside a code that keeps its size', () => {
  expect(declared('.print-address', paper)['overflow-wrap']).toBe('anywhere')
  expect(declared('.qr', paper).flex).toBe('none')
})
