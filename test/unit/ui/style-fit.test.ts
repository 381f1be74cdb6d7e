import { expect, test } from 'vitest'
import { declared, styleRules } from './style-rules'

const phone = 'max-width: 699px'

// Words of the service, and those of long languages, may be longer than any line.
test.each([
  ...[
    '.placeholder ul',
    '.dialog-head h2',
    '.item > *',
    '.views-message',
    '.views li > a',
    '.account-menu dd',
  ],
  ...[
    '.streets-load small',
    '.data-facts dd',
    '.data-figures dd',
    '.data-table :is(bdi, code)',
    '.data-ids li',
  ],
  ...['.station-head h2', '.facts dd', '.plug-id', '.raw-fields dt', '.map-tooltip-name', '.place-name'],
  ...['.place-more', '.route-host', '.legend-key li', '.export-saved', '.history-table td', '.compare-name'],
  ...['.comparable-list label', '.station-picker-row', '.band-name', '.work-table tbody th'],
  ...['.rejected-reasons summary', '.rejected-reasons li'],
])('a long word in %s is broken, and widens nothing', (selector) => {
  expect(declared(selector)['overflow-wrap']).toBe('anywhere')
})

test.each([
  ...[
    '.row-name',
    '.row-place',
    '.row-plugs',
    '.suggestion-name',
    '.suggestion-note',
    '.free-alert-line span',
  ],
  ...['.alternatives .button-link', '.filter-bar > .filter-group:not([data-wrapped]) legend'],
])('a text in %s that is too long ends with a sign of it', (selector) => {
  expect(declared(selector)).toMatchObject({
    overflow: 'hidden',
    'text-overflow': 'ellipsis',
    'white-space': 'nowrap',
  })
})

test('what ends with a sign of more is cut off', () => {
  const cut = styleRules.filter(
    ({ selector, declarations }) =>
      declarations['text-overflow'] === 'ellipsis' && !selector.endsWith('input'),
  )
  expect(cut.length).toBeGreaterThan(8)
  expect(cut.filter(({ declarations }) => declarations.overflow !== 'hidden')).toEqual([])
})

test('a column that takes the room that is left may be narrower than its longest word', () => {
  const columns = styleRules.filter(
    ({ around, declarations }) =>
      /(?:^| )1fr/.test((declarations['grid-template-columns'] ?? '').replace(/minmax\(.*?1fr\)/g, '')) &&
      !around.includes('@media print'),
  )
  // Their texts are broken anywhere.
  expect(columns.map(({ selector }) => selector).sort()).toEqual(['.account-menu dl', '.data-facts div'])
})

test.each([
  ...['.row-lines', '.row-line', '.row-name', '.filter-line', '.filter-first', '.filter-group', '.list-row'],
  ...[
    '.search-field input',
    '.free-alert-line span',
    '.workspace-links',
    '.brand',
    '.dialog-head h2',
    '.keys dd',
  ],
  ...['.suggestions fieldset', '.history-choices select', '.compare-list li', '.views-save input'],
])('%s gives way to a long text beside it', (selector) => {
  expect(declared(selector)['min-width']).toBe('0')
})

test.each(['.station-scroller', '.station-scroll', '.workspace-scroll', '.results', '.sheet'])(
  '%s is as high as its part, so that it scrolls within it',
  (selector) => {
    expect(declared(selector)['min-height']).toBe('0')
    expect(declared(selector).flex).toBe('1')
  },
)

test.each([
  ['.filter-first', ''],
  ['.week-scroll', ''],
  ['.work-table-scroll', ''],
  ['.workspace-links', ''],
  ['.workspace-reasons', phone],
  ['.filter-bar > .filter-group:not([data-wrapped]) .filter-options', ''],
  ['.list-row:not(:has(.favourites-file, .unknown-name))', phone],
])('what does not fit into the width of %s (%s) can be scrolled to', (selector, condition) => {
  expect(declared(selector, condition)['overflow-x']).toBe('auto')
})

test('24 hours of a week with numbers of four characters fit into 940 pixels', () => {
  const cell = declared('.week td', 'max-width: 1023px')
  expect(cell['padding-inline']).toBe('0')
  const [, most, ofRoom, beside] =
    /^max\(26px, min\((\d+)px, ([\d.]+)cqi\), calc\(var\(--longest\) \* 1ch \+ (\d+)px\)\)$/.exec(
      cell['min-width'] ?? '',
    ) ?? []
  // Pixels of the weekdays, and at most of a digit.
  const [weekdays, digit] = [40, 8.1]
  const width = Math.max(Math.min(Number(most), 9.4 * Number(ofRoom)), 4 * digit + Number(beside))
  expect(24 * width + weekdays).toBeLessThanOrEqual(940)
  expect(declared('.week table')['font-size']).toBe('var(--size-xs)')
})

test('a dialog is never larger than its window', () => {
  expect(declared('.dialog').overflow).toBe('auto')
  for (const dialog of ['.dialog', '.settings', '.keys'])
    expect(declared(dialog)['max-height']).toMatch(/^(?:80dvh|calc\(100dvh - 32px\))$/)
  for (const dialog of ['.dialog', '.settings', '.data-page'])
    expect(declared(dialog).width).toMatch(/^min\(\d+px, calc\(100vw - 32px\)\)$/)
  for (const dialog of ['.filter-dialog', '.data-page'])
    expect(declared(dialog, phone)['max-height']).toMatch(/^\d\ddvh$/)
})

test('the bars of a phone change no height: all heights of a window are those that are visible', () => {
  const units = styleRules.flatMap(({ declarations }) => Object.values(declarations).join(' '))
  expect(units.filter((value) => /\d(?:[sl])?vh\b/.test(value))).toEqual([])
})

// Numbers that change must not move what is beside them.
test.each([
  ...['.row-free', '.result-count', '.chip-count', '.value-reading', '.opening-hours', '.place-distance'],
  ...[
    '.alternative-distance',
    '.chart-tip',
    '.history-table',
    '.week table',
    '.work-table td',
    '.data-table td',
  ],
  ...['.data-figures dd', '.filter-dialog-count', '.usual-bars'],
])('the digits of %s are equally wide', (selector) => {
  expect(declared(selector)['font-variant-numeric']).toBe('tabular-nums')
})

test.each([
  ...[
    '.free-alert p:empty',
    '.suggestions-foot:empty',
    '.alternatives:empty',
    '.tourism-login-failure:empty',
  ],
  ...['.slow-service:empty', '.settings-language p:empty', '.workspace-alerts p:empty'],
  ...['.notices:empty:not([data-has-room])', '.list-tools:empty:not([data-has-room])'],
])('%s takes no room', (selector) => {
  expect(declared(selector).display).toBe('none')
})

test.each([
  '.favourite-outcome:empty',
  '.export-formats .share-outcome:empty',
  '.history-choices output:empty',
])('%s takes no room, and stays in the page to be read aloud once it has words', (selector) => {
  expect(declared(selector)).toEqual({ position: 'absolute' })
})

// What loads later must not move rows while a person taps.
test.each([
  ['.row', '', 'min-height'],
  ['.row-plugs', '', 'min-height'],
  ['.result-more', '', 'min-height'],
  ['.result-more', '', 'min-width'],
  ['.time-chart', '', 'min-height'],
  ['.history-waiting', '', 'min-height'],
  ['.history-space', '', 'min-height'],
  ['.usual-space', '', 'min-height'],
  ['.nearby-space', '', 'min-height'],
  ['.usual-waiting', '', 'min-height'],
  ['.week-chosen', '', 'min-height'],
  ['.views-message', '', 'min-height'],
  ['.notices[data-has-room]', '', 'min-height'],
  ['.list-row[data-has-room]', '', 'min-height'],
  ['.list-tools[data-has-room]', '', 'min-height'],
  ['.station-waiting div', '', 'height'],
  ['.station-waiting .station-waiting-status', '', 'height'],
])('%s%s has its %s before its content comes', (selector, condition, property) => {
  expect(declared(selector, condition)[property]).toMatch(/^[1-9][\d.]*(?:px|em|lh)$/)
})

test('what a finger presses keeps the room that is reserved for it', () => {
  for (const selector of [
    '.notices[data-has-room]',
    '.list-row[data-has-room]',
    '.list-tools[data-has-room]',
  ])
    expect(
      Number.parseInt(declared(selector, 'pointer: coarse')['min-height'] ?? '', 10),
    ).toBeGreaterThanOrEqual(44)
})

test('bands of statuses stand under the chart: the same edges as their axis', () => {
  const [axis, bands] = [declared('.band-axis').margin, declared('.bands svg').margin]
  expect(axis).toBe(bands)
  const [, right = '', , left = ''] = (bands ?? '').split(' ')
  expect(declared('.bands svg').width).toBe(
    `calc(100% - ${Number.parseInt(left, 10) + Number.parseInt(right, 10)}px)`,
  )
})

test.each([
  ...[
    '.station-actions',
    '.history-choices',
    '.compare-tools',
    '.compare-window',
    '.workspace-row',
    '.legend',
  ],
  ...['.uptime-periods', '.dialog-buttons', '.map-foot', '.views-save', '.filter-options', '.chosen-filters'],
  ...[
    '.favourites-file',
    '.my-car',
    '.load-histories',
    '.workspace-reasons',
    '.history-days',
    '.results-top',
  ],
])('what does not fit beside the rest of %s has another line', (selector) => {
  expect(declared(selector)).toMatchObject({ display: 'flex', 'flex-wrap': 'wrap' })
})
