import { describe, expect, test } from 'vitest'
import { free, loaded, plug, plugStatus, station } from './small-service'
import { stationQuery } from './station-query'

describe('equal stations', () => {
  const at = (x: number) => ({ scoordinate: { x, y: 46, srid: 4326 } })
  const west = { lon: 11, lat: 46 }

  test('of one power are in the order of free, full and closed, and nearest first', async () => {
    const fast = (id: string) => ({ ...plug(`${id} 1`, id), smetadata: { outlets: [{ maxPower: 300 }] } })
    const ids = ['a full', 'b far', 'c near', 'd out', 'e slow']
    const { catalog } = await loaded({
      stations: ids.map((id) =>
        station(id, id === 'd out' ? { state: 'FAULT' } : {}, at(id === 'b far' ? 12 : 11)),
      ),
      plugs: ids.map((id) => (id === 'e slow' ? plug('e slow 1', id) : fast(id))),
      latest: ids.map((id) => plugStatus(`${id} 1`, id === 'a full' ? 0 : 1, 1)),
    })
    const order = async (more: object) =>
      (await catalog.page(stationQuery({ sort: 'power', ...more }), 0, 9)).stations.map(({ id }) => id)
    expect(await order({ origin: west })).toEqual(['c near', 'b far', 'a full', 'd out', 'e slow'])
    expect(await order({ middle: { lon: 12, lat: 46 } })).toEqual([
      'b far',
      'c near',
      'a full',
      'd out',
      'e slow',
    ])
  })

  test('with as many free plugs are nearest first', async () => {
    const { catalog } = await loaded({
      stations: ['a', 'b', 'c'].map((id, index) => station(id, { capacity: 4 }, at(12 - index / 2))),
      latest: [free('a', 1), free('b', 1), free('c', 1)],
    })
    const { stations } = await catalog.page(stationQuery({ sort: 'free', origin: west }), 0, 9)
    expect(stations.map(({ id }) => id)).toEqual(['c', 'b', 'a'])
  })
})
