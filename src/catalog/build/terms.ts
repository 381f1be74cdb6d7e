import { descriptionAt, type PlugTable } from '../../api/plug-table'
import type { Station } from '../../model/station'

/** Filter terms of a station and its plugs, independent of values. */
export interface Terms {
  /** Types of its connectors. */
  connector: readonly string[]
  provider: readonly string[]
  municipality: readonly string[]
  /** Kilowatts of the strongest connector; 0: not stated. */
  power: number
}

export const noTerms: Terms = { connector: [], provider: [], municipality: [], power: 0 }

type ConnectorTerms = Pick<Terms, 'connector' | 'power'>

/** Builds the terms of all stations. Equal lists are one object, because there are few different ones. */
export function readTerms(
  stations: readonly Pick<Station, 'provider' | 'municipality' | 'city'>[],
  plugs: PlugTable,
  plugRows: readonly (readonly number[])[],
): Terms[] {
  const known = new Map<string, ConnectorTerms>()
  const lists = new Map<string, readonly string[]>([['', []]])
  const toList = (word: string) => {
    const list = lists.get(word) ?? [word]
    lists.set(word, list)
    return list
  }
  const findConnectorTerms = (rows: readonly number[]) => {
    const key = rows.map((row) => plugs.descriptionIndexes[row]).join()
    const terms = known.get(key) ?? connectorTerms(plugs, rows)
    known.set(key, terms)
    return terms
  }
  return stations.map(({ provider, municipality, city }, at) => {
    const { connector, power } = findConnectorTerms(plugRows[at] ?? [])
    return { connector, power, provider: toList(provider), municipality: toList(municipality || city) }
  })
}

function connectorTerms(plugs: PlugTable, rows: readonly number[]): ConnectorTerms {
  const connectors = rows.flatMap((row) => descriptionAt(plugs, row).connectors)
  const types = new Set(connectors.map(({ type }) => type))
  types.delete('')
  return {
    connector: [...types],
    power: connectors.reduce((most, { powerKw }) => Math.max(most, powerKw ?? 0), 0),
  }
}
