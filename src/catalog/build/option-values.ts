import { descriptionAt, type PlugTable } from '../../api/plug-table'
import type { Station } from '../../model/station'

/** What a station and its plugs state that is an option of a filter; its measurements are not. */
export interface OptionValues {
  /** Types of its connectors. */
  connector: readonly string[]
  provider: readonly string[]
  municipality: readonly string[]
  /** Kilowatts of the strongest connector; 0: not stated. */
  power: number
}

export const noOptionValues: OptionValues = { connector: [], provider: [], municipality: [], power: 0 }

type ConnectorValues = Pick<OptionValues, 'connector' | 'power'>

/** Reads the option values of all stations. Equal lists are one object, because there are few different ones. */
export function readOptionValues(
  stations: readonly Pick<Station, 'provider' | 'municipality' | 'city'>[],
  plugs: PlugTable,
  plugRows: readonly (readonly number[])[],
): OptionValues[] {
  const known = new Map<string, ConnectorValues>()
  const lists = new Map<string, readonly string[]>([['', []]])
  const toList = (text: string) => {
    const list = lists.get(text) ?? [text]
    lists.set(text, list)
    return list
  }
  const findConnectorValues = (rows: readonly number[]) => {
    const key = rows.map((row) => plugs.descriptionIndexes[row]).join()
    const optionValues = known.get(key) ?? connectorValues(plugs, rows)
    known.set(key, optionValues)
    return optionValues
  }
  return stations.map(({ provider, municipality, city }, at) => {
    const { connector, power } = findConnectorValues(plugRows[at] ?? [])
    return { connector, power, provider: toList(provider), municipality: toList(municipality || city) }
  })
}

function connectorValues(plugs: PlugTable, rows: readonly number[]): ConnectorValues {
  const connectors = rows.flatMap((row) => descriptionAt(plugs, row).connectors)
  const types = new Set(connectors.map(({ type }) => type))
  types.delete('')
  return {
    connector: [...types],
    power: connectors.reduce((most, { powerKw }) => Math.max(most, powerKw ?? 0), 0),
  }
}
