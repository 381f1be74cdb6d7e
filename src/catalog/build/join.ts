import type { Level, Measured, Series, StationPlug } from '../../api/dialect'
import { statusDataTypes } from '../../api/meaning'
import type { Plug, Station } from '../../model/station'
import type { Value } from '../../model/value'
import type { CatalogEntry, PlugState } from './catalog-entry'
import {
  applyOperatorState,
  availabilityWithoutValues,
  deriveAvailability,
  findNewest,
  type WithoutValues,
} from './station-status'

const byName = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' })

export interface JoinedPlugs {
  /** In the order of their names, so that no question has to sort by name again. */
  stations: Station[]
  /** Plugs that another one with the same id stands for. */
  repeated: number
  /** Plugs of stations that are not there. */
  orphans: StationPlug[]
}

/** Stations with their plugs. */
export function joinPlugs(stations: readonly Station[], plugs: readonly StationPlug[]): JoinedPlugs {
  const ids = new Set(stations.map(({ id }) => id))
  const { kept, repeated } = withoutRepeats(plugs, ids)
  const plugsOf = groupBy(
    kept,
    ({ stationId }) => stationId,
    ({ plug }) => plug,
  )
  const joined = stations
    .map((station) => {
      const plugs = (plugsOf.get(station.id) ?? []).sort((one, other) => byName.compare(one.name, other.name))
      const reservable = station.reservable ?? (plugs.some((plug) => plug.reservable) ? true : null)
      return { ...station, plugs, reservable }
    })
    .sort((one, other) => byName.compare(one.name, other.name) || byName.compare(one.id, other.id))
  return { stations: joined, repeated, orphans: kept.filter(({ stationId }) => !ids.has(stationId)) }
}

/** One plug for each id: the first one whose station is there, else the first one. */
function withoutRepeats(plugs: readonly StationPlug[], stations: ReadonlySet<string>) {
  const byId = new Map<string, StationPlug>()
  for (const claim of plugs) {
    const kept = byId.get(claim.plug.id)
    if (kept === undefined || (!stations.has(kept.stationId) && stations.has(claim.stationId)))
      byId.set(claim.plug.id, claim)
  }
  return { kept: [...byId.values()], repeated: plugs.length - byId.size }
}

interface Listed {
  stations: readonly Station[]
  /** Series that carry a status. */
  listed: readonly Series[]
  /** Plugs or series are missing: what is not there may exist. */
  incomplete: boolean
  /** What is said of a status that may exist; default: `unknown`. */
  withoutValues?: WithoutValues
  /** Values are missing. */
  valuesCutOff?: boolean
  /** Series with a value that could not be read. */
  unread?: readonly Series[]
}

/**
 * @param measured latest values, `null` when they could not be had or are coming
 * @param now when they were fetched, epoch milliseconds
 */
export function joinValues(
  { stations, listed, incomplete, withoutValues = 'unknown', valuesCutOff = false, unread = [] }: Listed,
  measured: readonly Measured[] | null,
  now: number,
): CatalogEntry[] {
  /** Values and series of one level: ids are unique within a level only. */
  const cameFor = (level: Level) => {
    const ofLevel = <Item extends { level: Level }>(items: readonly Item[]) =>
      items.filter((item) => item.level === level)
    const idOf = ({ stationId }: Series) => stationId
    const refused = groupBy(ofLevel(unread), idOf, ({ dataType }) => dataType)
    return {
      values: groupBy(
        ofLevel(measured ?? []),
        ({ value }) => value.stationId,
        ({ value }) => value,
      ),
      listed: new Set(ofLevel(listed).map(idOf)),
      unreadOf: (id: string) => {
        const types = refused.get(id)
        return types && { unread: types }
      },
      isStatusUnread: (id: string) =>
        refused.get(id)?.some((type) => statusDataTypes.includes(type)) ?? false,
    }
  }
  const forPlugs = cameFor('plug')
  const forStations = cameFor('station')

  const plugStateOf = (plug: Plug): PlugState => {
    const { id } = plug
    const values = forPlugs.values.get(id) ?? noValues
    if (measured === null) return { plug, values, status: withoutValues, evidence: null }
    const evidence = findNewest(values, ['status'], now)
    if (evidence?.meaning.kind === 'status')
      return { plug, values, status: evidence.meaning.status, evidence }
    if (forPlugs.isStatusUnread(id))
      return { plug, values, status: 'not-understood', evidence: null, ...forPlugs.unreadOf(id) }
    if (valuesCutOff) return { plug, values, status: 'unknown', evidence: null }
    // It may be listed among the series that are coming.
    if (withoutValues === 'coming') return { plug, values, status: 'coming', evidence: null }
    return { plug, values, status: forPlugs.listed.has(id) ? 'closed' : 'none', evidence: null }
  }

  return stations.map((station) => {
    const { id } = station
    const plugs = station.plugs.map(plugStateOf)
    const values = restingWith(plugs, forStations.values.get(id) ?? noValues)
    const number = findNewest(values, ['free', 'not-understood'], now)
    const { capacity, state } = station
    const known =
      measured &&
      deriveAvailability({
        plugs,
        capacity,
        number,
        listed: forStations.listed.has(id),
        unread: forStations.isStatusUnread(id),
      })
    const mayExist =
      (incomplete && known?.status === 'none') ||
      (valuesCutOff && (known?.status === 'none' || known?.status === 'closed'))
    const availability =
      known === null || mayExist ? availabilityWithoutValues(withoutValues, plugs.length, capacity) : known
    return { station, plugs, values, ...applyOperatorState(state, availability), ...forStations.unreadOf(id) }
  })
}

const noValues: readonly Value[] = []

/** A number of free plugs may rest as long as the plugs that it is counted from, which are sent when they change. */
function restingWith(plugs: readonly PlugState[], values: readonly Value[]): readonly Value[] {
  const rest = plugs.reduce((longest, { evidence }) => Math.max(longest, evidence?.staleAfter ?? 0), 0)
  return values.map((value) =>
    value.meaning.kind === 'free' && value.staleAfter < rest ? { ...value, staleAfter: rest } : value,
  )
}

function groupBy<Item, Kept>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
  keep: (item: Item) => Kept,
): Map<string, Kept[]> {
  const groups = new Map<string, Kept[]>()
  for (const item of items) {
    const key = keyOf(item)
    const group = groups.get(key)
    if (group) group.push(keep(item))
    else groups.set(key, [keep(item)])
  }
  return groups
}
