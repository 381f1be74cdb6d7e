import { useQueries } from '@tanstack/react-query'
import { createElement } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { NetworkError } from '../../../src/api/errors'
import { CredentialsError } from '../../../src/api/tourism/credentials'
import { CatalogError } from '../../../src/catalog/failures/errors'
import { useErrorLog } from '../../../src/queries/use-error-log'
import { useStations } from '../../../src/stations/use-stations'
import { stationQuery } from '../catalog/station-query'
import { render } from './render'
import { handle, snapshot } from './shown'

function watchLog() {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  onTestFinished(() => log.mockRestore())
  return () => log.mock.calls.flat()
}

test('a defect in a query is logged, and no failure that has words', async () => {
  const logged = watchLog()
  const defect = new TypeError('x')
  const failures = [
    new NetworkError('https://service.test', 'unreachable'),
    new CatalogError('ended', 'x'),
    new CredentialsError('refused'),
    defect,
  ]
  const Queries = () => {
    useErrorLog()
    useQueries({
      queries: failures.map((error) => ({ queryKey: [error.name], queryFn: () => Promise.reject(error) })),
    })
    return null
  }
  await render(createElement(Queries))
  expect(logged()).toEqual([defect])
})

test('a list whose counts fail is reported, and does not load for ever', async () => {
  const defect = new CatalogError('unexpected', 'x')
  const loaded = snapshot()
  const stations = handle({
    refreshNow: async () => loaded,
    next: () => new Promise(() => undefined),
    firstList: async () => ({ snapshot: loaded, facets: undefined as never, page: undefined as never }),
    facets: () => Promise.reject(defect),
  })
  const List = () => {
    const { snapshot, error } = useStations(stations, 60, stationQuery())
    return createElement('p', {}, String(snapshot && error))
  }
  const shown = await render(createElement(List))
  expect(shown.text).toBe(String(defect))
})
