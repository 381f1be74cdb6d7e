import { createElement } from 'react'
import { expect, test, vi } from 'vitest'
import { HttpError } from '../../../src/api/errors'
import { CatalogError } from '../../../src/catalog/errors'
import { noFilters } from '../../../src/model/filters'
import { FileExport, findClosedRows } from '../../../src/team/FileExport'
import { render } from './render'
import { handle } from './shown'

async function failed(error: unknown) {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const createFile = () => Promise.reject(error)
  const shown = await render(createElement(FileExport, { closedRows: 'none', matched: 1, createFile }))
  await shown.press('CSV, for spreadsheets')
  const logged = log.mock.calls.flat()
  log.mockRestore()
  return { sentence: shown.lines.at(-1), logged }
}

test.each([
  [
    'the service',
    new HttpError('http://service', 503, ''),
    'The service has a fault (503). Try again in a few minutes.',
  ],
  [
    'the worker',
    new CatalogError('worker-failed', 'x'),
    'The part of Plugboard that loads the stations has stopped. Reload the page.',
  ],
])('a file that could not be made because of %s says why', async (_, error, why) => {
  expect(await failed(error)).toEqual({ sentence: `This list could not be made. ${why}`, logged: [] })
})

test('an error of our own is logged', async () => {
  const error = new TypeError('x')
  expect(await failed(error)).toEqual({
    sentence: 'This list could not be made. Something went wrong in Plugboard itself. Reload the page.',
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
