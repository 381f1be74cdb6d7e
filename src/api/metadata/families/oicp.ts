import type { Connector } from '../../../model/station'
import { parseAccess } from '../access'
import { parseConnector, parseKilowatts } from '../connector'
import { emptyRecord, hasAny, joinAddress, type Metadata, parseRecords, parseText } from '../metadata'
import type { Family } from './family'

/** The facilities come as a JSON text. */
function parsed(facilities: unknown): unknown {
  if (typeof facilities !== 'string') return facilities
  try {
    return JSON.parse(facilities)
  } catch {
    return facilities
  }
}

/** Plugs and facilities are two lists with equal indexes. A single facility applies to all plugs. */
function parseConnectors(plugs: unknown, facilities: readonly Metadata[]): Connector[] {
  const words = Array.isArray(plugs) ? plugs.map(parseText) : []
  const shared = facilities.length === 1 ? facilities[0] : undefined
  return words.map((word, index) => {
    const facility = facilities.length === words.length ? facilities[index] : shared
    return parseConnector(word, parseKilowatts(facility?.power, 'kW'), parseText(facility?.powertype))
  })
}

/** OICP of the Swiss feed, which has no capacity and no state. */
export const oicp: Family = {
  isStation: (metadata) => hasAny(metadata, ['chargingStationId', 'operatorID', 'accessibility']),
  describe: (metadata, findRaw) => {
    const city = parseText(metadata.city)
    const { accessType, accessInfo, cost } = parseAccess(metadata.accessibility)
    return {
      ...emptyRecord,
      accessType,
      accessInfo,
      cost,
      city,
      address: joinAddress(parseText(metadata.street), parseText(metadata.postalCode), city),
      provider: parseText(metadata.operatorName),
      openingHours: metadata.isOpen24Hours === true ? { kind: 'always' } : null,
      rawFields: findRaw(metadata, 'oicp', 'station'),
    }
  },
  isPlug: (metadata) => hasAny(metadata, ['evseID', 'chargingFacilities', 'plugs']),
  describePlug: (metadata, findRaw) => {
    const facilities = parsed(metadata.chargingFacilities)
    return {
      connectors: parseConnectors(metadata.plugs, parseRecords(facilities)),
      rawFields: findRaw({ ...metadata, chargingFacilities: facilities }, 'oicp', 'plug'),
    }
  },
}
