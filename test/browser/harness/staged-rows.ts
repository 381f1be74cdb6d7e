import type { RecordedRequest } from './fault-proxy'

/** A row of the service's list of stations. */
export type StationRow = Record<string, unknown> & { scode: string }

export interface StationRows {
  offset: number
  limit: number
  data: StationRow[]
}

const isOfStations = (url: URL) => url.pathname.endsWith('/flat/EChargingStation')
const conditions = (url: URL) => url.searchParams.get('where') ?? ''

/** The list of stations, in whatever pages; not a single one that is looked up. */
export const stationLists = ({ url }: RecordedRequest) =>
  isOfStations(url) && !conditions(url).startsWith('scode.in.')

/** One station, asked for by its id. */
export const lookUpOf =
  (id: string) =>
  ({ url }: RecordedRequest) =>
    isOfStations(url) && conditions(url) === `scode.in.("${id}")`

/** Changes the first station of each list. */
export const firstStation = (more: Partial<StationRow>) => (json: StationRows) => ({
  ...json,
  data: json.data.map((row, index) => (index === 0 ? { ...row, ...more } : row)),
})
