import { describe, expect, test } from 'vitest'
import { measurementFields, stationFields } from '../../../src/sandbox/mobility/fields'
import { QueryError } from '../../../src/sandbox/mobility/query-error'
import { parseWhere } from '../../../src/sandbox/mobility/where'
import { toPredicate } from '../../../src/sandbox/mobility/where-predicate'

const rows = [
  {
    scode: 'IT*220*1',
    sname: 'Meran, "Therme"',
    sactive: true,
    scoordinate: { x: 11.16, y: 46.67, srid: 4326 },
    smetadata: { provider: 'route220', capacity: 4, outlets: [{ maxPower: 22 }], reservable: false },
  },
  {
    scode: '83',
    sname: 'Bozen Bahnhof',
    sactive: true,
    scoordinate: { x: 11.35, y: 46.5, srid: 4326 },
    smetadata: { provider: 'Alperia', capacity: '4', accessType: null },
  },
  { scode: 'none', sname: 'Ora', sactive: false, scoordinate: null, smetadata: null },
]

/** Codes of the rows that pass. */
function found(where: string): string[] {
  const fits = toPredicate(parseWhere(where), stationFields)
  return rows.filter((row) => fits([row])).map(({ scode }) => scode)
}

function errorOf(where: string, fields = stationFields): QueryError {
  try {
    toPredicate(parseWhere(where), fields)
  } catch (error) {
    if (error instanceof QueryError) return error
    throw error
  }
  throw new Error(`"${where}" was accepted.`)
}

describe('a where', () => {
  test.each([
    ['', ['IT*220*1', '83', 'none']],
    ['scode.eq."83"', ['83']],
    ['scode.neq."83"', ['IT*220*1', 'none']],
    ['sname.eq.Ora', ['none']],
    ['sname.eq.Bozen Bahnhof', ['83']],
    ['sname.eq."Meran, \\"Therme\\""', ['IT*220*1']],
    ['sname.eq.Meran\\, \\"Therme\\"', ['IT*220*1']],
    ['scode.eq.IT*220*1', ['IT*220*1']],
    ['sactive.eq.true', ['IT*220*1', '83']],
    ['sactive.eq.true,scode.eq."83"', ['83']],
    ['or(scode.eq."83",sactive.eq.false)', ['83', 'none']],
    ['and(sactive.eq.true,or(scode.eq."83",scode.eq."none"))', ['83']],
    ['or( scode.eq."83" , and(sname.eq.Ora,sactive.eq.false) )', ['83', 'none']],
    ['scode.in.("83","none")', ['83', 'none']],
    ['scode.nin.("83","none")', ['IT*220*1']],
    ['sname.re."^B"', ['83']],
    ['sname.ire.^b', ['83']],
    ['sname.nre.^B', ['IT*220*1', 'none']],
    ['sname.nire.^b', ['IT*220*1', 'none']],
    ['scode.re.^\\d+$', ['83']],
    ['scode.re.083', []],
    ['sname.eq.Ora , sactive.eq.false ', ['none']],
    ['scode.in.( 83a , "83" )', ['83']],
    ['smetadata.capacity.nin.(5)', ['IT*220*1']],
    ['smetadata.provider.eq."Alperia"', ['83']],
    ['smetadata.capacity.eq.4', ['IT*220*1']],
    ['smetadata.capacity.eq."4"', ['83']],
    ['smetadata.capacity.gteq.4', ['IT*220*1']],
    ['smetadata.capacity.lt.4', []],
    ['smetadata.outlets.0.maxPower.gt.21.5', ['IT*220*1']],
    ['smetadata.outlets.0.maxPower.lteq.22', ['IT*220*1']],
    ['smetadata.reservable.eq.false', ['IT*220*1']],
    ['smetadata.accessType.eq.null', ['IT*220*1', '83', 'none']],
    ['smetadata.eq.null', ['none']],
    ['smetadata.provider.neq.null', ['IT*220*1', '83']],
    ['smetadata.provider.neq.Alperia', ['IT*220*1']],
    ['smetadata.constructor.name.eq.Object', []],
    ['scoordinate.bbi.(11,46.6,11.2,46.7)', ['IT*220*1']],
    ['scoordinate.bbc.(11,46.4,11.5,46.7,4326)', ['IT*220*1', '83']],
    ['scoordinate.dlt.(1000,11.35,46.5)', ['83']],
    ['scoordinate.dlt.(30000,11.35,46.5,4326)', ['IT*220*1', '83']],
    ['scoordinate.eq.null', ['none']],
  ])('%s finds %j', (where, expected) => {
    expect(found(where)).toEqual(expected)
  })

  test.each([
    ['scode', 0],
    ['scode.eq."83', 9],
    ['scode.eq."83"x', 13],
    ['scode.eq."83",', 14],
    ['sactive.eq.true,scode.like.x', 16],
    ['or(scode.eq."83"', 16],
    ['scode.in."83"', 9],
    ['scode.in.("83"', 14],
    ['scode.eq.83', 0],
    ['sactive.eq."true"', 0],
    ['sactive.eq.true,nothing.eq.1', 16],
    ['scoordinate.x.gt.11', 0],
    ['scoordinate.bbi.(1,2,3)', 0],
    ['scoordinate.bbi.(1,2,3,4,3857)', 0],
    ['scode.bbi.(1,2,3,4)', 0],
    ['sname.re.(', 9],
    ['sname.re."("', 0],
    ['smetadata.capacity.gt.null', 0],
    ['sactive.eq.true,scode.in.("a",null)', 16],
    [`${'and('.repeat(101)}scode.eq."a"${')'.repeat(101)}`, 400],
    ['or('.repeat(100_000), 300],
    ['scode.eq.a"b', 10],
  ])('%s is rejected at character %i', (where, position) => {
    expect(errorOf(where)).toMatchObject({ name: 'QueryError', position })
  })

  test('explains how to compare a number with a text', () => {
    expect(errorOf('scode.eq.83').message).toBe('"scode" is a text: put the value in quotes')
  })

  test('compares times with and without an offset', () => {
    const row = { mvalidtime: Date.parse('2024-05-01T12:00:00Z') }
    const holds = (where: string) => toPredicate(parseWhere(where), measurementFields)([{}, {}, row])
    expect(holds('mvalidtime.gt.2024-05-01')).toBe(true)
    expect(holds('mvalidtime.lt.2024-05-01T14:00:00.000+0200')).toBe(false)
    expect(holds('mvalidtime.eq."2024-05-01T14:00:00.000+0200"')).toBe(true)
    expect(errorOf('mvalidtime.gt.yesterday', measurementFields).position).toBe(0)
  })

  test('compares numbers with numbers and texts with texts', () => {
    const holds = (mvalue: unknown, where: string) =>
      toPredicate(parseWhere(where), measurementFields)([{}, {}, { mvalue }])
    expect(holds(1, 'mvalue.eq.1')).toBe(true)
    expect(holds('AVAILABLE', 'mvalue.eq.1')).toBe(false)
    expect(holds('AVAILABLE', 'mvalue.neq.1')).toBe(false)
    expect(holds('AVAILABLE', 'mvalue.eq.AVAILABLE')).toBe(true)
    expect(errorOf('mvalue.eq.true', measurementFields).position).toBe(0)
  })
})
