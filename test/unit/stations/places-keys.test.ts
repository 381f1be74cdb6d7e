import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { foundPlacesQuery } from '../../../src/app/search/found-places-query'
import { anonymous } from '../../../src/model/viewer'
import { nearbyKey } from '../../../src/stations/nearby/places-query'
import { config } from '../rendering/shown'

test("another tourism account keeps the search's places", () => {
  const queries = new QueryClient()
  const { queryKey } = foundPlacesQuery(anonymous, config, { text: 'Bozen', language: 'de' })
  queries.setQueryData(queryKey, [])
  queries.removeQueries({ queryKey: nearbyKey(anonymous) })
  expect(queries.getQueryData(queryKey)).toEqual([])
})
