import { chance, pick } from '../chance'
import type { Family } from '../family'
import { type SiteConnector, writeAddress } from '../site'

const plugNames = {
  type2: 'Type 2 Outlet',
  ccs: 'CCS Combo 2 Plug (Cable Attached)',
  chademo: 'CHAdeMO',
  schuko: 'Type F Schuko',
} as const

/** Current by the kind of connector. */
const powerTypes = {
  type2: 'AC_3_PHASE',
  ccs: 'DC',
  chademo: 'DC',
  schuko: 'AC_1_PHASE',
} as const

function facility({ kind, powerKw }: SiteConnector) {
  const direct = kind === 'ccs' || kind === 'chademo'
  return {
    Amperage: String(Math.round(powerKw * (direct ? 2.5 : 1.45))),
    Voltage: direct || kind === 'type2' ? '400' : '230',
    power: powerKw.toFixed(1),
    powertype: powerTypes[kind],
  }
}

/** OICP of the Swiss feed: no capacity and no state, powers as texts in a JSON text. */
export const oicp: Family = {
  stationMetadata: (site, code, provider) => ({
    chargingStationId: code.split(':')[1],
    operatorID: code.split(':')[0],
    operatorName: provider,
    street: writeAddress(site),
    city: site.town.names.at(-1),
    postalCode: `39${String(100 + Math.floor(chance(site.seed, 51) * 899))}`,
    country: 'ITA',
    accessibility: site.access === 'PUBLIC' ? publicAccess(site.seed) : restrictedAccess(site.access),
    isOpen24Hours: chance(site.seed, 52) < 0.8,
    hotlinePhoneNumber: '+41800000000',
  }),
  plugCode: (code, number) => `${code.split(':')[1]}*${number}`,
  plugMetadata: (_site, plug, number) => ({
    evseID: `EVSE ${number}`,
    plugs: plug.connectors.map(({ kind }) => plugNames[kind]),
    chargingFacilities: JSON.stringify(plug.connectors.map(facility)),
    authenticationModes: ['NFC RFID Classic', 'Direct Payment', 'REMOTE'],
    paymentOptions: ['Contract'],
    renewableEnergy: true,
  }),
  live: {
    status: {
      tname: 'echarging-plug-status-oicp',
      tunit: '',
      ttype: 'Instantaneous',
      tdescription: 'OICP status of the charging point',
    },
    period: 600,
    pushed: false,
    value: (state) =>
      (
        ({
          free: 'Available',
          reserved: 'Reserved',
          busy: 'Occupied',
          blocked: 'Occupied',
          broken: 'OutOfService',
          unknown: 'Unknown',
        }) as const
      )[state],
  },
}

function publicAccess(seed: number): string {
  return pick(['Free publicly accessible', 'Paying publicly accessible'], seed, 53)
}

function restrictedAccess(access: string | null): string | undefined {
  return access === null ? undefined : 'Restricted access'
}
