import type { Connector } from '../../../model/station'
import { connectorOf } from '../connector'
import {
  hasAny,
  joinAddress,
  type Metadata,
  numberOf,
  recordsOf,
  textOf,
  undescribed,
  wordsOf,
} from '../metadata'
import type { Family } from './family'

const accessTypes = new Map([
  ['Free publicly accessible', 'PUBLIC'],
  ['Paying publicly accessible', 'PUBLIC'],
  ['Restricted access', 'RESTRICTED'],
])

/** The facilities come as a JSON text; power in kW, sometimes as text. */
function facilitiesOf(metadata: Metadata): Metadata[] {
  const facilities = metadata.chargingFacilities
  if (typeof facilities !== 'string') return recordsOf(facilities)
  try {
    return recordsOf(JSON.parse(facilities))
  } catch {
    return []
  }
}

/** Plugs and facilities are two lists that belong together by place; one facility may stand for all plugs. */
function connectors(metadata: Metadata): Connector[] {
  const plugs = Array.isArray(metadata.plugs) ? metadata.plugs.map(textOf) : []
  const facilities = facilitiesOf(metadata)
  const shared = facilities.length === 1 ? facilities[0] : undefined
  return plugs.map((plug, index) => {
    const facility = facilities.length === plugs.length ? facilities[index] : shared
    return connectorOf(plug, numberOf(facility?.power), textOf(facility?.powertype))
  })
}

/** Family C: OICP of the Swiss feed. It has no capacity and no state. */
export const oicp: Family = {
  isStation: (metadata) => hasAny(metadata, ['chargingStationId', 'operatorID', 'accessibility']),
  describe: (metadata) => {
    const accessibility = textOf(metadata.accessibility)
    const city = textOf(metadata.city)
    return {
      ...undescribed,
      city,
      address: joinAddress(textOf(metadata.street), textOf(metadata.postalCode), city),
      provider: textOf(metadata.operatorName),
      accessType: accessTypes.get(accessibility) ?? (accessibility || 'UNKNOWN'),
      accessInfo: wordsOf([accessibility, metadata.isOpen24Hours === true ? '24/7' : '']).join(', '),
    }
  },
  isPlug: (metadata) => hasAny(metadata, ['evseID', 'chargingFacilities', 'plugs']),
  connectors,
}
