import { descriptionAt, type PlugTable } from '../../api/plug-table'
import type { Station } from '../../model/station'

/** What filters read of a station and its plugs. It does not depend on values. */
export interface Terms {
  /** Types of its connectors. */
  connector: readonly string[]
  provider: readonly string[]
  municipality: readonly string[]
  /** Kilowatts of the strongest connector, 0 when no connector states them. */
  power: number
}

export const noTerms: Terms = { connector: [], provider: [], municipality: [], power: 0 }

type ConnectorTerms = Pick<Terms, 'connector' | 'power'>

/** Terms of all stations, which share few of them: equal lists are one object. */
export function readTerms(
  stations: readonly Pick<Station, 'provider' | 'municipality' | 'city'>[],
  plugs: PlugTable,
  plugRows: readonly (readonly number[])[],
): Terms[] {
  const known = new Map<string, ConnectorTerms>()
  const lists = new Map<string, readonly string[]>([['', []]])
  const listOf = (word: string) => {
    const list = lists.get(word) ?? [word]
    lists.set(word, list)
    return list
  }
  const connectorsOf = (rows: readonly number[]) => {
    const key = rows.map((row) => plugs.descriptionOf[row]).join()
    const terms = known.get(key) ?? connectorTerms(plugs, rows)
    known.set(key, terms)
    return terms
  }
  return stations.map(({ provider, municipality, city }, at) => {
    const { connector, power } = connectorsOf(plugRows[at] ?? [])
    return { connector, power, provider: listOf(provider), municipality: listOf(municipality || city) }
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
