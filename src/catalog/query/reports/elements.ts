import { descriptionAt } from '../../../api/plug-table'
import { readingAt, rowsFrom } from '../../../api/value-table'
import { isEvseId } from '../../../model/evse-id'
import type { Connector, RawField } from '../../../model/station'
import { isKnown } from '../../../model/status'
import { type CatalogEntry, plugStatusAt } from '../../build/catalog-entry'
import { findLimitedAccess } from '../../build/summarise'
import type { Element, elements } from '../../quality'

const hasField = (fields: readonly RawField[] | undefined, name: string) =>
  fields?.some((field) => field.name === name) === true

const hasConnector = (fits: (connector: Connector) => boolean) => (entry: CatalogEntry, plug: number) =>
  descriptionAt(entry.tables.plugs, plug).connectors.some(fits)

type Count = (entry: CatalogEntry) => number

const ofStation =
  (has: (entry: CatalogEntry) => boolean): Count =>
  (entry) =>
    Number(has(entry))

/** @param has is asked for each row of the station's plugs */
const ofPlugs =
  (has: (entry: CatalogEntry, plug: number) => boolean): Count =>
  (entry) =>
    entry.plugRows.filter((plug) => has(entry, plug)).length

type Counts = {
  readonly [Name in Element]: (typeof elements)[Name]['readAs'] extends null ? null : Count
}

/** Number of an entry's stations, 0 or 1, or of its plugs with each element; `null`: no feed has a field for it. */
export const countWithElement: Counts = {
  location: ofStation(({ station }) => station.position !== null),
  connectors: ofStation(({ station, plugRows }) => plugRows.length > 0 || station.capacity !== null),
  disabled: null,
  operator: ofStation(({ station }) => station.provider !== ''),
  contact: ofStation(({ station }) => hasField(station.rawFields, 'hotlinePhoneNumber')),
  hours: ofStation(({ station }) => station.openingHours !== null),
  id: ofPlugs(({ tables: { plugs } }, plug) =>
    [plugs.names[plug], plugs.ids[plug]].some((id) => isEvseId(id ?? '')),
  ),
  connector: ofPlugs(hasConnector(({ type }) => type !== '')),
  current: ofPlugs(hasConnector(({ current }) => current !== null)),
  power: ofPlugs(hasConnector(({ powerKw }) => powerKw !== null)),
  vehicles: null,
  operational: ofPlugs(
    (entry, plug) => entry.station.state !== '' || isKnown(plugStatusAt(entry.tables, plug)),
  ),
  availability: ofPlugs((entry, plug) => isKnown(plugStatusAt(entry.tables, plug)) || hasFreeCount(entry)),
  // No record has a price; a link to the payment is the nearest. The cost of access is not the price of charging.
  price: ofStation(({ station }) => station.paymentInfo !== ''),
  renewable: ofPlugs(({ tables: { plugs } }, plug) =>
    hasField(descriptionAt(plugs, plug).rawFields, 'renewableEnergy'),
  ),
}

function hasFreeCount({ tables: { values }, firstValue, moreValues = [] }: CatalogEntry): boolean {
  const rows = [...rowsFrom(values, firstValue), ...moreValues.flatMap((more) => more.rows)]
  return rows.some((row) => readingAt(values, row).meaning.kind === 'free')
}

/** Whether the law applies to it. A missing access type may be public. */
export function isPublic(entry: CatalogEntry): boolean {
  return findLimitedAccess(entry) === null
}
