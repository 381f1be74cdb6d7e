import type { Case } from './compare'
import { error, P, S, without } from './keys'

const noDescription =
  'the real body has a "description" of the error beside its message; here the message says all'
const types = [
  ...['CreativeIndustry', 'EChargingPlug', 'EChargingStation', 'LinkStation', 'MeteoStation'],
  ...['ParkingStation', 'TrafficSensor'],
]
const flatType = 'description id self.stations self.stations+datatypes self.stations+datatypes+measurements'
const noEdges = 'the sandbox has no edges between stations: its list is empty'
const noEvents = 'the sandbox has no events: its list is empty'
const noHistory = 'the sandbox keeps no former metadata: its list is empty'
const parking = ['P1', 'P2', 'P3', 'P5:ü']
const inBox = ['L1', 'CI1', 'A22:1:3', 'C1', 'P1', 'P3', 'C1-1', 'L2', 'T1']
const all = [...inBox, 'C1-2', 'CI2', 'M1', 'P2', 'L1->L2', 'P5:ü', 'A22:2:3']

/** Entry points, routes that are none, lists of types, edges, events, former metadata, tokens. */
export const routes: readonly Case[] = [
  {
    n: 1,
    path: '/',
    rows: ['tree,node', 'flat,node', 'tree,edge', 'flat,edge', 'tree,event', 'flat,event', 'apispec'],
    keys: 'description id self',
  },
  { n: 3, path: '/a/b/c/d/e/f/g', status: 404, error },
  { n: 4, path: '/bogus', status: 400, error },
  {
    n: 6,
    path: '/flat/ParkingStation',
    method: 'OPTIONS',
    empty: true,
    differs: 'a preflight is answered with 204 instead of 200: a browser takes both',
  },
  { n: 7, path: '/flat/ParkingStation?limit=1', count: 1 },
  { n: 8, path: '/flat/ParkingStation?limit=1', method: 'HEAD' },
  { n: 9, path: '/flat/ParkingStation', method: 'POST', status: 404, error },
  { n: 10, path: '/tree,node', rows: types, keys: 'description id self' },
  { n: 11, path: '/flat,node', rows: types, keys: flatType },
  { n: 12, path: '/tree,edge', rows: ['LinkStation'], keys: 'description id self', differs: noEdges },
  { n: 13, path: '/flat,edge', rows: ['LinkStation'], keys: 'description id self.edges', differs: noEdges },
  {
    n: 14,
    path: '/tree,event',
    rows: ['A22', 'OTHER', 'PROVINCE_BZ'],
    keys: 'description id self',
    differs: noEvents,
  },
  {
    n: 19,
    path: '/event,flat',
    rows: ['A22', 'OTHER', 'PROVINCE_BZ'],
    keys: 'description id self.events',
    differs: noEvents,
  },
  { n: 20, path: '/TREE,Node', rows: types, keys: 'description id self' },
  { n: 104, path: '/tree,edge/LinkStation/*', status: 404, error },
  { n: 155, path: '/flat,event/A22', rows: [] },
  { n: 172, path: '/tree,event/A22', tree: [] },
  { n: 189, path: '/flat,edge/LinkStation', count: 1, differs: noEdges },
  { n: 197, path: '/flat,edge/Nothing', rows: [] },
  { n: 203, path: '/tree,edge/Nothing', tree: [] },
  { n: 244, path: '/tree,edge/LinkStation/*/2024-04-01/2024-04-02', status: 404, error },
  { n: 245, path: '/flat,event/A22/*/2024-04-01/2024-04-02', token: 'BDP_A22', status: 404, error },
  {
    n: 246,
    path: '/flat/ParkingStation/metadata/2023-01-01/2024-01-01',
    rows: ['P1', 'P1', 'P2', 'P3'],
    keys: `${S} mhmetadata mhtransactiontime`,
    differs: noHistory,
  },
  {
    n: 255,
    path: '/tree/ParkingStation/metadata/2023-01-01/2024-01-01',
    tree: ['ParkingStation P1', 'ParkingStation P2', 'ParkingStation P3'],
    levels: [`${S} smetadatahistory`],
    differs: noHistory,
  },
  {
    n: 262,
    path: '/tree/*/metadata/2023-01-01/2024-01-01?limit=2&offset=1',
    count: 2,
    levels: [],
    differs: noHistory,
  },
  { n: 263, path: '/tree/*/metadata/xx/2024-01-01', status: 400, error },
  { n: 264, path: '/flat/ParkingStation?limit=1', token: 'garbage', status: 401, empty: true },
]

/** Lists of stations: select, where, limits, nulls, distinct. */
export const lists: readonly Case[] = [
  { n: 25, path: '/flat/*', rows: all, keys: `${S} ${P}` },
  { n: 31, path: '/flat/ParkingStation?select=sname,scode', rows: parking, keys: 'scode sname' },
  {
    n: 32,
    path: '/flat/ParkingStation?select=sname,smetadata.city,smetadata.address.street',
    rows: ['Parking Bolzano Centro', 'Parking Merano', 'Parking Hidden', 'Unicode Stätiön "q"'],
    keys: 'smetadata.address.street smetadata.city sname',
  },
  { n: 33, path: '/flat/ParkingStation?select=scode,scoordinate', rows: parking, keys: 'scode scoordinate' },
  {
    n: 34,
    path: '/flat/EChargingPlug?select=scode,pname,pcode,ptype,pmetadata.voltage',
    rows: ['C1-1', 'C1-2'],
    keys: 'pcode pmetadata.voltage pname ptype scode',
  },
  { n: 35, path: '/flat/ParkingStation?select=doesnotexist', status: 400, error },
  {
    n: 37,
    path: '/flat/ParkingStation?shownull=true&select=scode,smetadata.city,smetadata.nothere',
    rows: parking,
    keys: 'scode smetadata.city smetadata.nothere',
  },
  {
    n: 38,
    path: '/flat/ParkingStation?distinct=false&select=sorigin',
    rows: ['FAMAS', 'FAMAS', 'PRIVATE', 'FAMAS'],
    keys: 'sorigin',
  },
  {
    n: 39,
    path: '/flat/ParkingStation?distinct=true&select=sorigin',
    rows: ['FAMAS', 'PRIVATE'],
    keys: 'sorigin',
  },
  { n: 41, path: '/flat/ParkingStation?where=sorigin.eq.FAMAS', rows: ['P1', 'P2', 'P5:ü'], keys: S },
  { n: 44, path: '/flat/ParkingStation?where=sname.ire.parking', rows: ['P1', 'P2', 'P3'], keys: S },
  { n: 45, path: '/flat/ParkingStation?where=sname.nre.Merano', rows: ['P1', 'P3', 'P5:ü'], keys: S },
  {
    n: 46,
    path: '/flat/ParkingStation?where=scode.re.%22(%22',
    status: 400,
    error: `${error} description`,
    differs: noDescription,
  },
  {
    n: 47,
    path: '/flat/*?where=sorigin.in.(FAMAS,NOI)&limit=-1',
    rows: ['L1', 'CI1', 'P2', 'L1->L2', 'P1', 'P5:ü', 'L2', 'CI2'],
    keys: S,
  },
  {
    n: 48,
    path: '/flat/*?where=sorigin.nin.(FAMAS,NOI)&limit=-1',
    token: 'BDP_ADMIN',
    rows: ['C1-2', 'C1-1', 'A22:1:3', 'A22:2:3', 'C1', 'M1', 'P3', 'T1'],
    keys: `${S} ${P}`,
  },
  { n: 49, path: '/flat/ParkingStation?where=smetadata.capacity.gt.100', rows: ['P1'], keys: S },
  { n: 50, path: '/flat/ParkingStation?where=smetadata.city.eq.Merano', rows: ['P2'], keys: S },
  {
    n: 51,
    path: '/flat/ParkingStation?where=smetadata.city.in.(Merano,Bolzano)',
    rows: ['P1', 'P2'],
    keys: S,
  },
  {
    n: 52,
    path: '/flat/CreativeIndustry?where=smetadata.sector.eq.null',
    rows: ['CI2'],
    keys: without(S, 'scoordinate', 'smetadata'),
  },
  {
    n: 53,
    path: '/flat/CreativeIndustry?where=smetadata.sector.neq.null&select=sname,smetadata.sector',
    rows: ['Creative Co'],
    keys: 'smetadata.sector sname',
  },
  {
    n: 54,
    path: '/flat/*?where=or(sorigin.eq.NOI,and(sorigin.eq.FAMAS,scode.eq.P1))&limit=-1',
    rows: ['CI1', 'CI2', 'L1', 'L1->L2', 'L2', 'P1'],
    keys: S,
  },
  { n: 55, path: '/flat/*?where=sorigin.eq.FAMAS,scode.neq.P1', rows: ['P2', 'P5:ü'], keys: S },
  {
    n: 56,
    path: '/flat/*?where=scoordinate.bbi.(11,46,11.4,46.6)&limit=-1',
    rows: inBox,
    keys: `${S} ${P}`,
  },
  {
    n: 57,
    path: '/flat/*?where=scoordinate.bbc.(11,46,11.4,46.6,4326)&limit=-1',
    rows: inBox,
    keys: `${S} ${P}`,
  },
  {
    n: 58,
    path: '/flat/*?where=scoordinate.dlt.(5000,11.35,46.49)&limit=-1',
    rows: ['C1-1', 'C1', 'CI1', 'P1'],
    keys: `${S} ${P}`,
  },
  {
    n: 59,
    path: '/flat/ParkingStation?where=sname.eq',
    status: 400,
    error: `${error} description`,
    differs: noDescription,
  },
  {
    n: 61,
    path: '/flat/ParkingStation?where=scode.eq.%22P5%3A%C3%BC%22',
    rows: ['P5:ü'],
    keys: without(S, 'scoordinate'),
  },
  {
    n: 62,
    path: '/flat/ParkingStation?where=scode.eq.%22P5%3A%C3%BC%22&select=sname,scode,smetadata',
    rows: ['P5:ü'],
    keys: 'scode smetadata sname',
  },
  { n: 63, path: '/flat/ParkingStation?where=scode.eq.P4', rows: [] },
  { n: 64, path: '/flat/ParkingStation?limit=abc', status: 400, empty: true },
  { n: 65, path: '/flat/NoSuchType', rows: [] },
  { n: 67, path: '/flat/CreativeIndustry?shownull=true', rows: ['CI1', 'CI2'], keys: `${S} ${P}` },
]
