import { expect, test } from 'vitest'
import { copyPart } from '../../../src/app/link/params-part'
import { comparedPart } from '../../../src/app/link/use-compared'
import { colourPart } from '../../../src/app/link/use-map-colour'
import { qualityPart } from '../../../src/app/link/use-quality-choices'
import { viewPart } from '../../../src/app/link/view'

const search = '?station=83&work=quality&colour=age&rows=station&order=live.ascending&uptime=day&lang=de'

test('each part reads its own parameters', () => {
  expect(viewPart.parse(search)).toMatchObject({ station: '83', work: 'quality' })
  expect(colourPart.parse(search)).toEqual({ colour: 'age' })
  expect(qualityPart.parse(search)).toEqual({
    by: 'station',
    period: 'day',
    order: { sort: 'live', isDescending: false },
  })
  expect(comparedPart.parse(search)).toEqual({ series: [] })
})

test('a changed part keeps the parameters of the others, and a default is not written', () => {
  expect(colourPart.serialize({ colour: '' }, search)).toBe(search.replace('&colour=age', ''))
  expect(colourPart.serialize({ colour: 'use' }, '?station=83')).toBe('?station=83&colour=use')
})

test('a part is copied from one query to another, also its defaults', () => {
  expect(copyPart(colourPart, search, '?station=7')).toBe('?station=7&colour=age')
  expect(copyPart(colourPart, '?station=83', '?station=7&colour=age')).toBe('?station=7')
})
