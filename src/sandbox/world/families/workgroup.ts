import { chance } from '../chance'
import type { Family } from '../family'
import { type Site, type SiteConnector, writeAddress, writeMunicipality } from '../site'

const outletTypes = {
  type2: 'Type2Mennekes',
  ccs: 'CCS',
  chademo: 'CHAdeMO',
  schuko: 'Schuko Type F',
} as const

function chooseCategories(site: Site): string[] | string | undefined {
  if (site.index % 45 === 11) return 'EAT&CHARGE'
  const categories = [...(site.meals ? ['EAT&CHARGE'] : []), ...(site.beds ? ['SLEEP&CHARGE'] : [])]
  return categories.length > 0 ? categories : undefined
}

/** Some feeds contain the escapes of a web form or of a properties file. */
function addressAsTyped(site: Site): string {
  const address = writeAddress(site)
  if (site.index % 37 === 4) return address.replaceAll('ß', '\\u00df')
  return site.index % 53 === 6 ? `${address} &amp; Parking` : address
}

function chooseState(site: Site): string {
  const share = chance(site.seed, 31)
  if (share < 0.88) return 'ACTIVE'
  if (share < 0.93) return 'AVAILABLE'
  if (share < 0.96) return 'TEMPORARYUNAVAILABLE'
  return share < 0.98 ? 'FAULT' : 'UNKNOWN'
}

function chooseReservable(site: Site): boolean | undefined {
  const share = chance(site.seed, 32)
  return share < 0.8 ? share < 0.3 : undefined
}

/** Amperes. */
function maxCurrentOf(kind: SiteConnector['kind'], powerKw: number): number {
  if (kind === 'schuko') return 10
  return kind === 'type2' ? Math.round(powerKw / 0.69) : 125
}

/** The record of the region's working group, with the fields of the e-mobility interface v1. */
export const workgroup: Family = {
  stationMetadata(site, code, provider) {
    return {
      provider,
      municipality: writeMunicipality(site),
      city: writeMunicipality(site),
      address: addressAsTyped(site),
      capacity: site.index % 29 === 3 ? null : site.plugs.length,
      state: chooseState(site),
      accessInfo: site.access === 'PUBLIC' ? 'FREE_PUBLICLY_ACCESSIBLE' : '8–20 h',
      accessType: site.access,
      categories: chooseCategories(site),
      reservable: chooseReservable(site),
      flashInfo: null,
      locationServiceInfo: site.meals ? 'Restaurant · Ristorante' : null,
      paymentInfo: writePaymentInfo(site, code),
    }
  },
  plugCode: (code, number) => `${code}-${number}`,
  plugMetadata: (site, plug, number) => ({
    outlets: plug.connectors.map(({ kind, powerKw }, outlet) => ({
      id: `${number}${outlet === 0 ? '' : `-${outlet + 1}`}`,
      outletTypeCode: outletTypes[kind],
      minCurrent: 6,
      maxCurrent: maxCurrentOf(kind, powerKw),
      // One feed has watts among its kilowatts.
      maxPower: site.index % 61 === 2 ? powerKw * 1000 : powerKw,
      hasFixedCable: kind === 'ccs' || kind === 'chademo',
    })),
  }),
  live: {
    status: {
      tname: 'echarging-plug-status',
      tunit: '',
      ttype: 'Instantaneous',
      tdescription: 'Status of the charging point: 1 is available, 0 is anything else',
    },
    period: 600,
    pushed: false,
    value: (state) => (state === 'free' ? 1 : 0),
  },
}

function writePaymentInfo(site: Site, code: string): string {
  const scheme = site.index % 7 === 0 ? 'http' : 'https'
  return `${scheme}://pay.example.org/charge/${encodeURIComponent(code)}`
}
