import { chance } from '../chance'
import type { Family } from '../family'
import { type Site, type SiteConnector, writeAddress, writeMunicipality } from '../site'

const standards = {
  type2: 'IEC_62196_T2',
  ccs: 'IEC_62196_T2_COMBO',
  chademo: 'CHADEMO',
  schuko: 'DOMESTIC_F',
} as const

/** Current by the kind of connector. */
const powerTypes = {
  type2: 'AC_3_PHASE',
  ccs: 'DC',
  chademo: 'DC',
  schuko: 'AC_1_PHASE',
} as const

function connector({ kind, powerKw }: SiteConnector, index: number) {
  const direct = kind === 'ccs' || kind === 'chademo'
  const voltage = kind === 'schuko' ? 230 : 400
  return {
    id: String(index + 1),
    standard: standards[kind],
    format: direct ? 'CABLE' : 'SOCKET',
    power_type: powerTypes[kind],
    max_voltage: voltage,
    max_ampere: Math.round((powerKw * 1000) / voltage / (direct || kind === 'schuko' ? 1 : Math.sqrt(3))),
    max_electric_power: powerKw * 1000,
  }
}

function openingTimes(site: Site) {
  if (chance(site.seed, 41) < 0.6) return { twentyfourseven: true }
  if (chance(site.seed, 41) < 0.8) return null
  const days = [1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, period_begin: '07:00', period_end: '21:00' }))
  const christmas = { period_begin: '2026-12-24T23:00:00Z', period_end: '2026-12-26T23:00:00Z' }
  return { twentyfourseven: false, regular_hours: days, exceptional_closings: [christmas] }
}

/** OCPI 2.2 locations: neither state nor access nor provider, powers in watts. */
export const ocpi: Family = {
  stationMetadata: (site, _code, provider) => ({
    country_code: 'IT',
    party_id: provider.slice(0, 3).toUpperCase(),
    address: writeAddress(site),
    city: writeMunicipality(site),
    postal_code: `390${String(10 + Math.floor(chance(site.seed, 42) * 89))}`,
    time_zone: 'Europe/Rome',
    opening_times: openingTimes(site),
    capacity: site.plugs.length,
    ...(site.beds ? { directions: [{ language: 'de', text: 'Hinter dem Haus, Zufahrt links.' }] } : {}),
  }),
  // The collector writes the feed's own key of an EVSE; the EVSE id on the post becomes the name.
  plugCode: (code, number) => `${code}${number}`,
  plugName: (code, number) => {
    const [party = '', location = ''] = code.split(':')
    return `IT*${party.slice(0, 3).toUpperCase()}*E${location.replaceAll('-', '')}*${number}`
  },
  plugMetadata: (site, plug) =>
    // Without capabilities the collector forgets the connectors too.
    site.index % 31 === 12
      ? {}
      : {
          capabilities: ['RFID_READER', 'REMOTE_START_STOP_CAPABLE', 'RESERVABLE'],
          connectors: plug.connectors.map(connector),
        },
  live: {
    status: {
      tname: 'echarging-plug-status-ocpi',
      tunit: '',
      ttype: 'Instantaneous',
      tdescription: 'OCPI status of the charging point',
    },
    period: 1,
    pushed: true,
    value: (state, plug) => {
      if (state === 'broken') return chance(plug.seed, 43) < 0.6 ? 'OUTOFORDER' : 'INOPERATIVE'
      return (
        {
          free: 'AVAILABLE',
          reserved: 'RESERVED',
          busy: 'CHARGING',
          blocked: 'BLOCKED',
          unknown: 'UNKNOWN',
        } as const
      )[state]
    },
  },
}
