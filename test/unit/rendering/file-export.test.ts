import { createElement } from 'react'
import { expect, test, vi } from 'vitest'
import { HttpError } from '../../../src/api/errors'
import { CatalogError } from '../../../src/catalog/failures/errors'
import { noFilters } from '../../../src/model/filters'
import { FileExport, findClosedRows } from '../../../src/team/rows/FileExport'
import type { GeneratedFile } from '../../../src/ui/export/save-file'
import { takeSavedFiles } from './page'
import { acting } from './reconciler'
import { render } from './render'
import { handle } from './shown'

async function failed(error: unknown) {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const createFile = () => Promise.reject(error)
  const shown = await render(createElement(FileExport, { closedRows: 'none', matched: 1, createFile }))
  await shown.press('CSV, for spreadsheets')
  const logged = log.mock.calls.flat()
  log.mockRestore()
  const retry = shown.lines.includes('Try again')
  return { sentence: shown.lines.find((line) => line.startsWith('This list')), retry, logged }
}

test.each([
  [
    'the service',
    new HttpError('http://service', 503, ''),
    'The service has a fault (503). Try again in a few minutes.',
    true,
  ],
  [
    'the worker',
    new CatalogError('worker-failed', 'x'),
    'The part of Plugboard that loads stations has stopped. Reload the page.',
    false,
  ],
])(
  'a file that could not be made because of %s says why, and offers another try if that may help',
  async (_, error, why, retry) => {
    expect(await failed(error)).toEqual({
      sentence: `This list could not be made. ${why}`,
      retry,
      logged: [],
    })
  },
)

test('an error of our own is logged', async () => {
  const error = new TypeError('x')
  expect(await failed(error)).toEqual({
    sentence: 'This list could not be made. Something went wrong in Plugboard itself. Reload the page.',
    retry: false,
    logged: [error],
  })
})

test('rows under a filter by closed values are all closed', () => {
  const filtered = { ...noFilters, feature: ['closed-values' as const] }
  const team = handle({}, 'https://id.test|team')
  expect(findClosedRows(team, filtered)).toBe('all')
  expect(findClosedRows(team, noFilters)).toBe('possible')
  expect(findClosedRows(team)).toBe('possible')
  expect(findClosedRows(handle({}), filtered)).toBe('none')
})

test('a file is made once, and what is missing in it is said', async () => {
  const made: (() => void)[] = []
  const createFile = () =>
    new Promise<{ file: GeneratedFile; rows: number; remark: string }>((resolve) => {
      const file = { name: 'a.csv', type: 'text/csv', text: '' }
      made.push(() => resolve({ file, rows: 2, remark: 'Some are missing.' }))
    })
  const shown = await render(createElement(FileExport, { closedRows: 'none', matched: 2, createFile }))
  await shown.press('CSV, for spreadsheets')
  expect(shown.lines.at(-1)).toBe('Gathering the rows…')
  await shown.press('CSV, for spreadsheets')
  expect(made).toHaveLength(1)
  await acting(() => made[0]?.())
  expect(shown.lines.at(-1)).toBe('Saved as a.csv: 2 rows · Some are missing.')
  expect((await takeSavedFiles()).map(({ name }) => name)).toEqual(['a.csv'])
})

test('a file with fewer rows is called one of open data only if closed data is left out', async () => {
  const createFile = async () => ({ file: { name: 'a.csv', type: 'text/csv', text: '' }, rows: 1 })
  const shown = await render(createElement(FileExport, { closedRows: 'possible', matched: 2, createFile }))
  await shown.press('CSV, for spreadsheets')
  expect(shown.lines.at(-1)).toContain('This file is what everyone sees.')
  await shown.tick(/^Include closed values/)
  await shown.press('CSV, for spreadsheets')
  expect(shown.lines.at(-1)).toBe('Saved as a.csv: 1 row')
})
