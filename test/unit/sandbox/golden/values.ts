import type { Case } from './compare'
import { error, M, P, R, S, T } from './keys'

const p1 = ['P1/free=78.5', 'P1/occupied=42', 'P1/occupied=55']
const raw = 'P1/raw={"a":1,"b":{"c":[1,2,3]},"s":"x"}'
const numbers = [...p1, 'P5:ü/occupied=9', 'P2/free=0', 'P2/occupied=7']
const parking = [...numbers, 'P1/state="open"', 'P5:ü/state="ünï\\\\ncode\\\\t\\"q\\"\\\\\\\\"', raw]
const ofName = (rows: readonly string[]) =>
  rows.map((row) =>
    row
      .replace(/^P1/, 'Parking Bolzano Centro')
      .replace(/^P2/, 'Parking Merano')
      .replace(/^P5:ü/, 'Unicode Stätiön "q"'),
  )
const select = 'select=scode,tname,mvalue'
const chosen = '_timestamp mvalue scode tname'
const trees = {
  p1: 'ParkingStation P1 free:1 occupied:2 raw:1 state:1',
  p2: 'ParkingStation P2 free:1 occupied:1',
  p5: 'ParkingStation P5:ü occupied:1 state:1',
}
const treeOfParking = Object.values(trees)
const listedTypes = [
  'ParkingStation P1 free:0 occupied:0 raw:0 state:0',
  'ParkingStation P2 free:0 occupied:0',
  'ParkingStation P3 occupied:0',
  'ParkingStation P5:ü occupied:0 state:0',
]
const station = `${S} sdatatypes`
const dataType = `${T} tmeasurements`
const measurement = `${M} mprovenance`

/** Data types, and latest values as lists. */
export const latest: readonly Case[] = [
  {
    n: 99,
    path: '/tree/ParkingStation/*?select=tmetadata.scale',
    tree: listedTypes,
    levels: ['sdatatypes', 'tmetadata', ''],
  },
  {
    n: 101,
    path: '/tree/ParkingStation/*?shownull=true',
    tree: listedTypes,
    levels: [`${station} sparent`, T, ''],
  },
  { n: 106, path: '/flat/ParkingStation/*/latest', rows: parking, keys: `_timestamp ${S} ${T} ${R} ${M}` },
  {
    n: 107,
    path: '/flat/ParkingStation/occupied,free/latest',
    rows: numbers,
    keys: `_timestamp ${S} ${T} ${R} ${M}`,
  },
  { n: 113, path: '/flat/TrafficSensor/*/latest?limit=-1', rows: [] },
  {
    n: 115,
    path: '/flat/ParkingStation/*/latest?select=sname,tname,mvalue,mvalidtime,mtransactiontime,mperiod',
    rows: ofName(parking),
    keys: `_timestamp ${M} sname tname`,
  },
  {
    n: 116,
    path: '/flat/ParkingStation/*/latest?select=scode,tname,mprovenance,prname,prversion',
    rows: parking.map((row) => row.replace(/=.*$/s, '')),
    keys: `_timestamp ${R} scode tname`,
  },
  {
    n: 117,
    path: '/flat/ParkingStation/raw/latest?select=scode,mvalue.a,mvalue.b.c',
    rows: ['P1'],
    keys: '_timestamp mvalue.a mvalue.b.c scode',
  },
  { n: 118, path: `/flat/ParkingStation/*/latest?where=mvalue.gt.10&${select}`, rows: p1, keys: chosen },
  {
    n: 119,
    path: `/flat/ParkingStation/*/latest?where=mvalue.eq.%22open%22&${select}`,
    rows: ['P1/state="open"'],
    keys: chosen,
  },
  { n: 120, path: `/flat/ParkingStation/*/latest?where=mvalue.eq.null&${select}`, rows: [] },
  { n: 121, path: `/flat/ParkingStation/*/latest?where=mvalue.a.eq.1&${select}`, rows: [raw], keys: chosen },
  { n: 122, path: `/flat/ParkingStation/*/latest?where=mvalue.s.eq.x&${select}`, rows: [raw], keys: chosen },
  {
    n: 123,
    path: `/flat/ParkingStation/*/latest?where=mvalue.in.(42,7)&${select}`,
    rows: ['P1/occupied=42', 'P2/occupied=7'],
    keys: chosen,
  },
  {
    n: 125,
    path: `/flat/ParkingStation/*/latest?where=or(mvalue.gt.50,mvalue.eq.%22open%22)&${select}`,
    status: 400,
    error: `${error} description`,
    differs: 'the real body has a "description" of the error beside its message; here the message says all',
  },
  {
    n: 126,
    path: '/flat/ParkingStation/occupied/latest?timezone=Europe/Rome&select=scode,mvalidtime,mtransactiontime',
    rows: ['P1', 'P5:ü', 'P2'],
    keys: '_timestamp mtransactiontime mvalidtime scode',
  },
  {
    n: 127,
    path: '/flat/ParkingStation/occupied/latest?timezone=%2B02:00&select=scode,mvalidtime',
    rows: ['P1', 'P5:ü', 'P2'],
    keys: '_timestamp mvalidtime scode',
  },
  {
    n: 128,
    path: '/flat/ParkingStation/occupied/latest?timezone=+02:00&select=scode,mvalidtime',
    rows: ['P1', 'P5:ü', 'P2'],
    keys: '_timestamp mvalidtime scode',
  },
  {
    n: 130,
    path: '/flat/ParkingStation/*/latest?shownull=true',
    rows: parking,
    keys: `_timestamp ${S} ${P} ${T} ${R} ${M}`,
  },
  {
    n: 133,
    path: '/flat/ParkingStation/*/latest?distinct=false&select=tname',
    rows: ['/raw', '/free', '/state', '/occupied', '/occupied', '/occupied', '/state', '/occupied', '/free'],
    keys: '_timestamp tname',
  },
  {
    n: 134,
    path: '/flat/EChargingPlug/*/latest?select=scode,pcode,tname,mvalue',
    rows: ['C1-2/state="broken \\"x\\""', 'C1-1/state="occupied"'],
    keys: `${chosen} pcode`,
  },
  {
    n: 223,
    path: '/flat/ParkingStation/occupied/2020-01-01/now?limit=1',
    count: 1,
    differs:
      'the deployed limit on days of history in one call counts here: 429; the answers were made without it',
  },
]

/** Stations and latest values as trees. */
export const inTrees: readonly Case[] = [
  {
    n: 70,
    path: '/tree/EChargingStation,EChargingPlug',
    tree: ['EChargingStation C1', 'EChargingPlug C1-1', 'EChargingPlug C1-2'],
    levels: [S],
  },
  {
    n: 75,
    path: '/tree/ParkingStation?select=sname,smetadata.city,smetadata.address',
    tree: ['ParkingStation P1', 'ParkingStation P2', 'ParkingStation P3', 'ParkingStation P5:ü'],
    levels: ['smetadata sname'],
  },
  {
    n: 76,
    path: '/tree/EChargingPlug?select=sname,pname,pcode',
    tree: ['EChargingPlug C1-1', 'EChargingPlug C1-2'],
    levels: ['sname'],
  },
  {
    n: 77,
    path: '/tree/EChargingPlug?select=sname,pmetadata',
    tree: ['EChargingPlug C1-1', 'EChargingPlug C1-2'],
    levels: ['sname'],
  },
  { n: 79, path: '/tree/*?limit=2&offset=1', count: 2, levels: [] },
  {
    n: 87,
    path: '/tree/CreativeIndustry?shownull=true',
    tree: ['CreativeIndustry CI1', 'CreativeIndustry CI2'],
    levels: [S],
  },
  {
    n: 135,
    path: '/tree/ParkingStation/*/latest',
    tree: treeOfParking,
    levels: [station, dataType, measurement],
  },
  {
    n: 136,
    path: '/tree/ParkingStation/occupied/latest',
    tree: ['ParkingStation P1 occupied:2', 'ParkingStation P2 occupied:1', 'ParkingStation P5:ü occupied:1'],
    levels: [station, dataType, measurement],
  },
  {
    n: 137,
    path: '/tree/*/*/latest?limit=-1',
    tree: [
      ...treeOfParking,
      'EChargingPlug C1-1 state:1',
      'EChargingPlug C1-2 state:1',
      'EChargingStation C1 raw:1 state:1',
      'MeteoStation T1 air-temperature:1',
    ],
    levels: [`${station} sparent`, dataType, measurement],
  },
  {
    n: 141,
    path: '/tree/ParkingStation/*/latest?select=sname,tname,mvalue,mvalidtime',
    tree: treeOfParking,
    levels: ['sdatatypes sname', 'tmeasurements tname', 'mvalidtime mvalue'],
  },
  {
    n: 142,
    path: '/tree/ParkingStation/*/latest?select=scode,tname,mvalue,prname,prversion,prlineage',
    tree: treeOfParking,
    levels: ['scode sdatatypes', 'tmeasurements tname', 'mprovenance mvalue'],
  },
  {
    n: 143,
    path: '/tree/ParkingStation/raw/latest?select=scode,mvalue.a,mvalue.b.c',
    tree: ['ParkingStation P1 raw:1'],
    levels: ['scode sdatatypes', 'tmeasurements', 'mvalue'],
  },
  {
    n: 144,
    path: '/tree/ParkingStation/*/latest?shownull=true',
    tree: treeOfParking,
    levels: [`${station} sparent`, dataType, measurement],
  },
  {
    n: 145,
    path: '/tree/ParkingStation/*/latest?where=mvalue.gt.10',
    tree: ['ParkingStation P1 free:1 occupied:2'],
    levels: [station, dataType, measurement],
  },
  {
    n: 147,
    path: '/tree/ParkingStation/*/latest?where=mvalue.a.eq.1',
    tree: ['ParkingStation P1 raw:1'],
    levels: [station, 'tdescription tmeasurements tname ttype', M],
  },
  { n: 149, path: '/tree/*/*/latest?limit=3&offset=1', levels: [] },
  {
    n: 151,
    path: '/tree/ParkingStation/*/latest?where=scode.eq.%22P5%3A%C3%BC%22',
    tree: [trees.p5],
    levels: [station.replace('scoordinate ', ''), dataType, M],
  },
  { n: 152, path: '/tree/NoSuchType/*/latest', tree: [] },
  {
    n: 153,
    path: '/tree/EChargingPlug/*/latest?select=sname,pname,tname,mvalue',
    tree: ['EChargingPlug C1-1 state:1', 'EChargingPlug C1-2 state:1'],
    levels: ['sdatatypes sname sparent', 'tmeasurements tname', 'mvalue'],
  },
]
