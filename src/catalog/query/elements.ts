import { descriptionAt } from '../../api/plug-table'
import { readingAt, rowsFrom } from '../../api/value-table'
import { isEvseId } from '../../model/evse-id'
import type { Connector, RawField } from '../../model/station'
import { isKnown } from '../../model/status'
import { type CatalogEntry, plugStatusAt } from '../build/catalog-entry'
import type { Element } from '../quality'

const hasField = (fields: readonly RawField[] | undefined, name: string) =>
  fields?.some((field) => field.name === name) === true

const hasConnector = (fits: (connector: Connector) => boolean) => (entry: CatalogEntry, plug: number) =>
  descriptionAt(entry.tables.plugs, plug).connectors.some(fits)

/** Whether a station has each element of stations. */
export const stationElementTests: Partial<Record<Element, (entry: CatalogEntry) => boolean>> = {
  location: ({ station }) => station.position !== null,
  connectors: ({ station, plugRows }) => plugRows.length > 0 || station.capacity !== null,
  operator: ({ station }) => station.provider !== '',
  contact: ({ station }) => hasField(station.rawFields, 'hotlinePhoneNumber'),
  hours: ({ station }) => station.openingHours !== null,
  // The cost of access is not the price of charging.
  price: ({ station }) => station.paymentInfo !== '',
}

/** Whether a plug has each element of plugs. @param plug row of the station's plugs */
export const plugElementTests: Partial<Record<Element, (entry: CatalogEntry, plug: number) => boolean>> = {
  id: ({ tables: { plugs } }, plug) => [plugs.names[plug], plugs.ids[plug]].some((id) => isEvseId(id ?? '')),
  connector: hasConnector(({ type }) => type !== ''),
  current: hasConnector(({ current }) => current !== null),
  power: hasConnector(({ powerKw }) => powerKw !== null),
  operational: (entry, plug) => entry.station.state !== '' || isKnown(plugStatusAt(entry.tables, plug)),
  availability: (entry, plug) => isKnown(plugStatusAt(entry.tables, plug)) || hasFreeCount(entry),
  renewable: ({ tables: { plugs } }, plug) =>
    hasField(descriptionAt(plugs, plug).rawFields, 'renewableEnergy'),
}

function hasFreeCount({ tables: { values }, firstValue, moreValues = [] }: CatalogEntry): boolean {
  const rows = [...rowsFrom(values, firstValue), ...moreValues.flatMap((more) => more.rows)]
  return rows.some((row) => readingAt(values, row).meaning.kind === 'free')
}

/** Access types that the law does not apply to. A missing access type may be public. */
const privateTypes: ReadonlySet<string> = new Set(['PRIVATE', 'RESTRICTED', 'TEST'])

export function isPublic({ station }: CatalogEntry): boolean {
  return !privateTypes.has(station.accessType)
}
