import type { StationSummary } from '../../catalog/station-summary'
import type { I18n } from '../../i18n/i18n'
import type { Connector } from '../../model/station'

/** Connectors with a number or letter as their name: "Type 2", "Type F". */
const numbered = /^Type (\w+)$/

/** Translates a canonical connector type: "Typ 2" in German. Brands and abbreviations are the same in all languages. */
export function connectorName(i18n: I18n, type: string): string {
  const letter = numbered.exec(type)?.[1]
  return letter === undefined ? type : i18n.t('connector.type', { letter })
}

/** Formats a connector and its power, each only if stated: "CCS 150 kW". */
export function connectorWords(i18n: I18n, { type, powerKw }: Pick<Connector, 'type' | 'powerKw'>): string {
  const power = powerKw === null ? '' : `${i18n.number(powerKw)} kW`
  return [connectorName(i18n, type), power].filter((part) => part !== '').join(' ')
}

/**
 * Formats the connectors of a station. If only some of its plugs match, or only some of these are free, it formats
 * theirs, with the number of the others.
 */
export function plugsWords(
  i18n: I18n,
  { connectors, matching, freeConnectors }: StationSummary,
  othersWords = ({ length }: string[]) => i18n.t('list.connectors.others', { count: length }),
): string {
  const list = (some: StationSummary['connectors']) => some.map((one) => connectorWords(i18n, one))
  const named = freeConnectors ?? matching
  if (!named) return list(connectors).slice(0, 3).join(' · ')
  const first = list(named)
  const all = list((freeConnectors && matching) ?? connectors)
  const others = all.filter((one) => !first.includes(one))
  const names = first.join(' · ')
  const text = freeConnectors ? i18n.t('list.connectors.free', { connectors: names }) : names
  return others.length === 0 ? text : `${text} ${othersWords(others)}`
}
