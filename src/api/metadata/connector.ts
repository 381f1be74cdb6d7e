import type { Connector, Current } from '../../model/station'
import { parseNumber, parseText } from './metadata'

/** Canonical name of a socket or cable, and its current; `null`: its type does not decide it. */
type ConnectorType = readonly [name: string, current: Current | null]

/**
 * Canonical names for the connector words of the field "outlets", of OCPI and OICP. They are matched in this order
 * against the word's letters and digits in lower case (`IEC_62196_T2_COMBO` → `iec62196t2combo`).
 */
const connectorPatterns: readonly [pattern: RegExp, ...ConnectorType][] = [
  [/^700bar/, 'Hydrogen 700 bar', null],
  [/^350bar/, 'Hydrogen 350 bar', null],
  [/chademo/, 'CHAdeMO', 'DC'],
  [/combo1|t1combo|ccs1$/, 'CCS 1', 'DC'],
  [/combo|ccs/, 'CCS', 'DC'],
  [/j3400|nacs/, 'NACS', null],
  // Tesla's sockets supply alternating or direct current.
  [/tesla/, 'Tesla', null],
  [/type?2|62196t2|mennekes/, 'Type 2', 'AC'],
  [/type?1|62196t1|j1772/, 'Type 1', 'AC'],
  [/type3a|62196t3a/, 'Type 3A', 'AC'],
  [/type3|62196t3/, 'Type 3C', 'AC'],
  [/schuko|domesticf|typef/, 'Schuko', 'AC'],
  [/typeefrench/, 'Type E', 'AC'],
  [/typegbritish/, 'Type G', 'AC'],
  [/typejswiss/, 'Type J', 'AC'],
  [/iec60309|cee/, 'CEE', 'AC'],
  [/gbtac/, 'GB/T', 'AC'],
  [/gbtdc/, 'GB/T', 'DC'],
  [/chaoji/, 'ChaoJi', 'DC'],
  [/^mcs|megawatt/, 'MCS', 'DC'],
  [/^nema/, 'NEMA', 'AC'],
  [/avcon/, 'Avcon', 'AC'],
  [/pantograph/, 'Pantograph', 'DC'],
  [/paddleinductive/, 'Inductive', 'AC'],
]

function simplify(word: string): string {
  return word.toLowerCase().replace(/[^a-z0-9]/g, '')
}

function findType(word: string): ConnectorType | undefined {
  const plain = simplify(word)
  const match = connectorPatterns.find(([pattern]) => pattern.test(plain))
  if (match !== undefined) return [match[1], match[2]]
  // The other household sockets of OCPI, `DOMESTIC_A` to `DOMESTIC_O`, by the letter of their type.
  const household = /^domestic([a-o])$/.exec(plain)?.[1]
  return household === undefined ? undefined : [`Type ${household.toUpperCase()}`, 'AC']
}

/** Whether a word names a known socket or cable, or means "unknown". */
export function isConnectorWord(field: unknown): boolean {
  const word = parseText(field)
  return findType(word) !== undefined || simplify(word) === 'unknown'
}

/**
 * @param word the service's word for the socket or cable
 * @param powerKw kilowatts; what rounds to 0, and less, means "not stated" in the feeds
 * @param powerType OCPI's or OICP's word, e.g. `AC_3_PHASE`; takes precedence over the socket
 */
export function parseConnector(word: string, powerKw: number | null, powerType: string): Connector {
  const found = findType(word)
  return {
    type: found?.[0] ?? '',
    powerKw: Math.max(Math.round((powerKw ?? 0) * 10) / 10, 0) || null,
    current: parseCurrent(powerType) ?? found?.[1] ?? null,
  }
}

/** Whether a word distinguishes alternating from direct current. */
export function isCurrentWord(field: unknown): boolean {
  return parseCurrent(parseText(field)) !== null
}

function parseCurrent(powerType: string): Current | null {
  if (powerType.startsWith('AC')) return 'AC'
  return powerType.startsWith('DC') ? 'DC' : null
}

/**
 * Parses kilowatts from a number or a text such as `400.0`, `7,4 kW` or `22000 W`.
 * @param unit if the text names none
 */
export function parseKilowatts(field: unknown, unit: 'kW' | 'W'): number | null {
  const [, digits, statedUnit] = /^(.*?)\s*(k?W)?$/i.exec(parseText(field)) ?? []
  const amount = parseNumber(digits?.replace(',', '.'))
  if (amount === null) return null
  return (statedUnit ?? unit).toLowerCase() === 'w' ? amount / 1000 : amount
}
