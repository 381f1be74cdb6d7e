import type { Bounds } from '../../model/station'
import type { CatalogData } from '../build/catalog-data'
import type { CatalogEntry } from '../build/catalog-entry'
import { summarise } from '../build/summarise'
import type { Expansion } from '../catalog-api'
import type { CatalogSymbol, ClassMark } from '../catalog-symbol'
import { isSilenceCertain } from '../is-silence-certain'
import type { ClassCounts, ClassQuery, ViewQuery } from '../map-classes'
import type { Clusters, CountClasses } from '../query/clusters/clusters'
import { withMatchingPlugs } from '../query/plug-requirements'
import type { StationSelector } from '../query/station-selector'
import type { StationSummary } from '../station-summary'

interface ClassedQuery extends ViewQuery {
  classes: ClassQuery
}

/** Clusters of the stations that need attention, and of the others. */
interface SplitClusters {
  entries: readonly CatalogEntry[]
  /** Classes, as text. */
  key: string
  found: Clusters
  others: Clusters
}

/** Start of the ids of clusters of other stations, so that no cluster of found ones has the same id. */
const otherPrefix = 'other.'

/** Symbols of stations with their classes. Stations that need attention are in clusters without others. */
export class ClassedSymbols {
  readonly #selector: StationSelector
  /** The last one, because each move of the map requests the same stations again. */
  #split: SplitClusters | null = null

  constructor(selector: StationSelector) {
    this.#selector = selector
  }

  async view(data: CatalogData, query: ClassedQuery, extent: Bounds, zoom: number): Promise<CatalogSymbol[]> {
    const { now, openedId } = query
    const count = await openCount(data, query)
    const draw = (clusters: Clusters) => clusters.view(extent, zoom, now, { openedId, count })
    if (query.classes.by !== 'attention') return draw(await this.#selector.clusters(data, query))
    const { found, others } = await this.#findSplit(data, query, count)
    return [...draw(others).map(toDot), ...draw(found)]
  }

  async expand(data: CatalogData, query: ClassedQuery, cluster: string): Promise<Expansion | null> {
    const { now } = query
    if (query.classes.by !== 'attention')
      return (await this.#selector.clusters(data, query)).expand(cluster, now)
    const { found, others } = await this.#findSplit(data, query, await openCount(data, query))
    return cluster.startsWith(otherPrefix)
      ? others.expand(cluster.slice(otherPrefix.length), now)
      : found.expand(cluster, now)
  }

  /** One station as its symbol shows it. */
  async summary(
    data: CatalogData,
    entry: CatalogEntry,
    { filters, classes, now }: ViewQuery,
  ): Promise<StationSummary & ClassMark> {
    const { requirements } = await this.#selector.createFilter(data, { filters, now })
    const shown = withMatchingPlugs(entry, requirements) ?? entry
    const summary = summarise(shown, now)
    if (!classes) return summary
    const counts = (await openCount(data, { classes, now }))([shown])
    return { ...summary, classes: counts, isDot: isOther(counts) }
  }

  async #findSplit(data: CatalogData, query: ClassedQuery, count: CountClasses): Promise<SplitClusters> {
    const { now } = query
    const key = JSON.stringify(query.classes)
    const { entries } = await this.#selector.select(data, query)
    const last = this.#split
    if (last?.entries === entries && last.key === key && last.found.isValidAt(now)) return last
    const { Clusters } = await this.#selector.loadClusters()
    const others = new Set(entries.filter((entry) => isOther(count([entry]))))
    const found = entries.filter((entry) => !others.has(entry))
    const split = { entries, key, found: new Clusters(found, now), others: new Clusters([...others], now) }
    this.#split = split
    return split
  }
}

/** Returns a function that counts the classes of stations. */
async function openCount(
  { snapshot }: CatalogData,
  { classes, now }: Pick<ClassedQuery, 'classes' | 'now'>,
): Promise<CountClasses> {
  const { countClasses } = await import('../query/reports/classes')
  const rules = { isSilenceCertain: isSilenceCertain(snapshot), now }
  return (stations) => countClasses(stations, classes, rules)
}

/**
 * Whether a station does not need attention: the last of the classes by attention is "no reason" (`numberOfClasses`).
 */
function isOther({ by, counts }: ClassCounts): boolean {
  return by === 'attention' && counts.at(-1) !== 0
}

function toDot(symbol: CatalogSymbol): CatalogSymbol {
  if (symbol.kind === 'station') return { ...symbol, isDot: true }
  const { id, cluster } = symbol
  return { ...symbol, id: otherPrefix + id, cluster: otherPrefix + cluster, isDot: true }
}
