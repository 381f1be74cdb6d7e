import { expect, test } from 'vitest'
import { listNumberSeries } from '../../../src/history/series'
import { free, loaded, plug, plugStatus, signedIn, station } from './small-service'
import { stationQuery } from './station-query'

test('values of a plug and of a station with the same id are separate', async () => {
  const { catalog } = await loaded({
    stations: [station('83')],
    plugs: [plug('83', '83')],
    latest: [plugStatus('83', 'OutOfService'), free('83', 1)],
  })
  const details = await catalog.details('83', stationQuery())
  expect(details?.summary.status).toBe('out-of-order')
  expect(details?.values.map(({ dataType }) => dataType)).toEqual(['number-available'])
  expect(details?.plugs[0]?.values.map(({ dataType }) => dataType)).toEqual(['echarging-plug-status-oicp'])
  expect(details && listNumberSeries(details)).toMatchObject([{ key: { level: 'station', id: '83' } }])
})

test('a file says of which of both a closed value is', async () => {
  const closed = { closed: true }
  const { catalog } = await loaded(
    {
      stations: [station('83')],
      plugs: [plug('83', '83')],
      latest: [plugStatus('83', 'OutOfService', 5, closed), free('83', 1, 5, closed)],
    },
    signedIn,
  )
  const { rows } = await catalog.export({ ...stationQuery(), scope: 'all' })
  expect(rows[0]?.closed.map(({ level, dataType }) => [level, dataType])).toEqual([
    ['station', 'number-available'],
    ['plug', 'echarging-plug-status-oicp'],
  ])
})
