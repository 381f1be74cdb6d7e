import { expect, test } from 'vitest'
import type { ClassQuery } from '../../../src/catalog/map-classes'
import { loaded, plug, station } from './small-service'
import { stationQuery } from './station-query'

const at = (x: number) => ({ scoordinate: { x, y: 46.5 } })
const stations = [
  station('OLD', { provider: 'Neogy' }, { sorigin: 'Neogy' }),
  station('NEW', { provider: 'Neogy' }, { sorigin: 'Neogy-AMPECO' }),
  station('NEAR', {}, at(11.01)),
  station('NEXT', {}, at(11.01)),
]
const plugs = [plug('O1', 'OLD'), plug('O2', 'OLD'), plug('N1', 'NEW'), plug('N2', 'NEW')]

test.each<ClassQuery | undefined>([undefined, { by: 'complete' }])(
  'the id of either record takes the opened station out of its cluster, with classes %j',
  async (classes) => {
    const { catalog } = await loaded({ stations, plugs })
    const draw = (openedId: string | null) =>
      catalog.view({ ...stationQuery(), classes, openedId }, [-180, -85, 180, 85], 3)
    expect(await draw(null)).toMatchObject([{ kind: 'cluster', count: 3 }])
    const shown = (await catalog.summary('OLD', stationQuery()))?.id
    expect(await draw('OLD')).toMatchObject([{ kind: 'cluster', count: 2 }, { id: shown }])
    expect(await draw('NEW')).toEqual(await draw('OLD'))
  },
)
