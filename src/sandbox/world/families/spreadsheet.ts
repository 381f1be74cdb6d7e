import type { Family } from '../family'

/** A spreadsheet kept by hand; no powers, and never a value. */
export const spreadsheet: Family = {
  stationMetadata: (site, _code, provider) => ({ state: 'ACTIVE', provider, accessType: site.access }),
  plugCode: (code, number) => `${code}:${number}`,
  plugMetadata: (_site, plug, number) => ({
    outlets: plug.connectors.map(({ kind }) => ({
      id: String(number),
      outletTypeCode: kind === 'schuko' ? 'UNKNOWN' : 'Typ 2-Stecker',
    })),
  }),
  live: null,
}
