import { descriptionAt, type PlugTable } from '../../api/plug-table'
import {
  createByGroup,
  type PlugGroup,
  plugGroups,
  type StatedGroup,
  statedGroups,
} from '../../model/filters'
import type { Connector, Station } from '../../model/station'

/** What a station and its plugs state that is an option of a filter; its measurements are not. */
export interface OptionValues extends Record<StatedGroup, readonly string[]> {
  /** Kilowatts of the strongest connector; 0: not stated. */
  power: number
}

export const noOptionValues: OptionValues = { ...createByGroup(statedGroups, () => []), power: 0 }

/** What a connector states of the groups that one plug must meet; `''`: not stated. */
export const connectorOptions: Record<PlugGroup, (connector: Connector) => string> = {
  connector: ({ type }) => type,
}

/** Those that the connectors state. */
type ConnectorValues = Pick<OptionValues, PlugGroup | 'power'>

type OptionFields = Pick<Station, 'accessType' | 'categories' | 'provider' | 'municipality'>

/** Reads the option values of all stations. Equal lists are one object, so that facets count lists and not words. */
export function readOptionValues(
  stations: readonly OptionFields[],
  plugs: PlugTable,
  plugRows: readonly (readonly number[])[],
): OptionValues[] {
  const cache = new Map<string, ConnectorValues>()
  const lists = new Map<string, readonly string[]>([['', []]])
  const toList = (text: string, words: readonly string[] = [text]) => {
    const list = lists.get(text)
    if (list === undefined) lists.set(text, words)
    return list ?? words
  }
  const findConnectorValues = (rows: readonly number[]) => {
    const key = rows.map((row) => plugs.descriptionIndexes[row]).join()
    let optionValues = cache.get(key)
    if (optionValues === undefined) {
      optionValues = connectorValues(plugs, rows)
      cache.set(key, optionValues)
    }
    return optionValues
  }
  return stations.map(({ accessType, categories, provider, municipality }, index) => {
    return {
      ...findConnectorValues(plugRows[index] ?? []),
      access: toList(accessType),
      category: toList(categories.join('\n'), categories),
      provider: toList(provider),
      municipality: toList(municipality),
    }
  })
}

function connectorValues(plugs: PlugTable, rows: readonly number[]): ConnectorValues {
  const connectors = rows.flatMap((row) => descriptionAt(plugs, row).connectors)
  return {
    ...createByGroup(plugGroups, (group) => {
      const options = new Set(connectors.map(connectorOptions[group]))
      options.delete('')
      return [...options]
    }),
    power: connectors.reduce((max, { powerKw }) => Math.max(max, powerKw ?? 0), 0),
  }
}
