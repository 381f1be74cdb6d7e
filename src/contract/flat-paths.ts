/** Paths of the flat lists; `{…}` marks a segment. */
export const flatPaths: Readonly<Record<'stations' | 'series' | 'latest', string>> = {
  stations: '/v2/flat/{stationTypes}',
  series: '/v2/flat/{stationTypes}/{dataTypes}',
  latest: '/v2/flat/{stationTypes}/{dataTypes}/latest',
}
