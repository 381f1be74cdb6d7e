import type { PlugTable } from '../../../api/plug-table'
import { plugLabel } from '../../../model/evse-id'
import type { StationRecord } from '../../../model/station'
import { type CatalogEntry, listRecords } from '../../build/catalog-entry'
import { toSpacedWords } from './spaced-words'

/** Finds stations by the ids of their plugs, also those of merged records, which are on the post as well. */
export class PlugSearch {
  /** For each station, the ids of its plugs. Built at the first search, because most texts find a station without. */
  #texts: readonly string[] = []
  #plugs: PlugTable | undefined

  /** @param entries always those of the same stations; their plugs may be others */
  find(text: string, entries: readonly CatalogEntry[]): StationRecord[] {
    const plugs = entries[0]?.tables.plugs
    if (this.#plugs !== plugs) {
      this.#plugs = plugs
      this.#texts = entries.map(joinPlugIds)
    }
    const words = toSpacedWords(text)
    return entries.flatMap(({ station }, index) => (this.#texts[index]?.includes(words) ? station : []))
  }
}

function joinPlugIds(entry: CatalogEntry): string {
  const { ids, names } = entry.tables.plugs
  const rows = listRecords(entry).flatMap(({ plugRows }) => plugRows)
  const plugs = rows.map((row) => ({ id: ids[row] ?? '', name: names[row] ?? '' }))
  return plugs.map((plug) => `${toSpacedWords(plug.id)}\n${toSpacedWords(plugLabel(plug))}`).join('\n')
}
