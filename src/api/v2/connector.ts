import type { Connector, Current } from '../../model/station'

/**
 * Canonical names for the words of outlets, OCPI and OICP, tried in this order on the word in lower case and
 * without anything but letters and digits (`IEC_62196_T2_COMBO` → `iec62196t2combo`).
 */
const types: readonly [pattern: RegExp, type: string, current: Current | null][] = [
  [/chademo/, 'CHAdeMO', 'DC'],
  [/combo1|t1combo|ccs1$/, 'CCS 1', 'DC'],
  [/combo|ccs/, 'CCS', 'DC'],
  // Tesla's cars take both from its sockets.
  [/tesla/, 'Tesla', null],
  [/type?2|62196t2|mennekes/, 'Type 2', 'AC'],
  [/type?1|62196t1|j1772/, 'Type 1', 'AC'],
  [/type3a|62196t3a/, 'Type 3A', 'AC'],
  [/type3|62196t3/, 'Type 3C', 'AC'],
  [/schuko|domesticf/, 'Schuko', 'AC'],
  [/iec60309|cee/, 'CEE', 'AC'],
  [/gbtac/, 'GB/T', 'AC'],
  [/gbtdc/, 'GB/T', 'DC'],
]

/**
 * @param word the service's word for the socket or cable
 * @param powerKw kilowatts; 0 and less stand for "not said" in the feeds
 * @param powerType OCPI's or OICP's word, e.g. `AC_3_PHASE`; it outweighs what the socket suggests
 */
export function connectorOf(word: string, powerKw: number | null, powerType: string): Connector {
  const plain = word.toLowerCase().replace(/[^a-z0-9]/g, '')
  const known = types.find(([pattern]) => pattern.test(plain))
  return {
    type: known?.[1] ?? (plain === 'unknown' ? '' : word),
    powerKw: powerKw !== null && powerKw > 0 ? Math.round(powerKw * 10) / 10 : null,
    current: currentOf(powerType) ?? known?.[2] ?? null,
  }
}

function currentOf(powerType: string): Current | null {
  if (powerType.startsWith('AC')) return 'AC'
  return powerType.startsWith('DC') ? 'DC' : null
}
