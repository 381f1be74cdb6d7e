import type { ExportedPlug, ExportRow, LevelValue } from '../../catalog/station-export'
import type { I18n } from '../../i18n/i18n'
import { plugLabel } from '../../model/evse-id'
import { type Access, joinAccess, type Scope, type Value } from '../../model/value'
import { type Cell, describeLicence, type FileOrigin, instant } from '../../ui/export/csv'
import { connectorWords } from '../words/connector-words'
import { optionName } from '../words/option-name'

/** Values that are the same in every row. */
export interface RowSource extends FileOrigin {
  /** Local time with offset. */
  fetchedAt: string | null
  scope: Scope
}

/** Access to a row: that of its values together. */
export function findAccess(
  { closed }: Pick<ExportRow, 'closed'>,
  { scope }: Pick<RowSource, 'scope'>,
): Access {
  return scope === 'all' ? joinAccess(closed.map(({ access }) => access)) : 'open'
}

export const fieldNames = [
  'id',
  'name',
  'status',
  'free_plugs',
  'total_plugs',
  'matching_free_plugs',
  'matching_total_plugs',
  'free_now',
  'operator_state',
  'open_now',
  'opens_at',
  'freshness',
  'measured_at',
  'fetched_at',
  'provider',
  'address',
  'municipality',
  'access_type',
  'categories',
  'connectors',
  'power_kw',
  'plugs',
  'latitude',
  'longitude',
  'source',
  'licence',
] as const

export type Fields = Record<(typeof fieldNames)[number], Cell>

/**
 * Returns the columns of one station. Column names are the same in every language, for programs; the cell texts are
 * in the page's language. Status and freshness are those of the plugs that match the filters.
 */
export function listFields(i18n: I18n, row: ExportRow, from: RowSource): Fields {
  const { summary, whole, station, open, plugs } = row
  const { status, freshness, position, connectors } = summary
  return {
    id: summary.id,
    name: summary.name,
    status: i18n.t(`status.${status}`),
    free_plugs: whole.free,
    total_plugs: whole.total,
    matching_free_plugs: summary.matching && summary.free,
    matching_total_plugs: summary.matching && summary.total,
    free_now: i18n.t(summary.freeNow ? 'export.yes' : 'export.no'),
    operator_state: station.state === '' ? '' : i18n.tOr(`state.${station.state}`, station.state),
    open_now: open === null ? null : i18n.t(open ? 'export.yes' : 'export.no'),
    opens_at: instant(summary.shut?.opensAt ?? null, i18n.timeZone),
    freshness: i18n.t(`export.freshness.${freshness}`),
    measured_at: instant(summary.measuredAt, i18n.timeZone),
    fetched_at: from.fetchedAt,
    provider: summary.provider,
    address: summary.address,
    municipality: summary.municipality,
    access_type: optionName(i18n, 'access', summary.accessType),
    categories: joined(summary.categories.map((one) => optionName(i18n, 'category', one))),
    connectors: joined([...new Set(connectors.map(({ type }) => type))]),
    power_kw: connectors[0]?.powerKw ?? null,
    plugs: joined(plugs.map((plug) => plugText(i18n, plug))),
    latitude: position?.lat ?? null,
    longitude: position?.lon ?? null,
    source: joined([from.publisher, ...station.origins]),
    licence: describeLicence(from, findAccess(row, from)),
  }
}

/** Plug of a station in a file with a structure. */
export interface PlugField {
  /** Id in the feed. */
  id: string
  /** Id on the post, if the feed has it. */
  label: string
  connectors: { type: string; power_kw: number | null }[]
  status: string
  measured_at: string | null
}

export function plugField(i18n: I18n, plug: ExportedPlug): PlugField {
  return {
    id: plug.id,
    label: plugLabel(plug),
    connectors: plug.connectors.map(({ type, powerKw }) => ({ type, power_kw: powerKw })),
    status: i18n.t(`status.${plug.status}`),
    measured_at: instant(plug.measuredAt, i18n.timeZone),
  }
}

/** Formats a plug as text: `IT*ABC*E7 CCS 150 kW: Free (2026-11-20T13:55:00+01:00)`. */
function plugText(i18n: I18n, plug: ExportedPlug): string {
  const { label, status, measured_at } = plugField(i18n, plug)
  const connectors = plug.connectors.map((connector) => connectorWords(i18n, connector)).join(' + ')
  const time = measured_at === null ? '' : ` (${measured_at})`
  return `${[label, connectors].filter((part) => part !== '').join(' ')}: ${status}${time}`
}

/** Value that is not known to be open, in a file that may contain some. */
export interface ClosedField {
  access: Access
  measured: string
  data_type: string
  value: string | number
  unit: string
  measured_at: string | null
}

/** @param plugs plugs of the value's station */
export function closedField(
  { access, level, measuredId, dataType, reading, unit, measuredAt }: LevelValue,
  plugs: ExportRow['plugs'],
  timeZone: string,
): ClosedField {
  const plug = level === 'plug' ? plugs.find(({ id }) => id === measuredId) : undefined
  return {
    access,
    measured: plug ? plugLabel(plug) : measuredId,
    data_type: dataType,
    value: readingField(reading),
    unit,
    measured_at: instant(measuredAt, timeZone),
  }
}

function readingField(reading: Value['reading']): string | number {
  if (reading.kind === 'number') return reading.number
  return reading.kind === 'text' ? reading.text : reading.json
}

/** Formats a closed value as text: `plug-7 power: 7.4 kW (2026-11-20T13:55:00+01:00)`. */
export function closedText(value: LevelValue, plugs: ExportRow['plugs'], timeZone: string): string {
  const { measured, data_type, value: reading, unit, measured_at } = closedField(value, plugs, timeZone)
  const amount = unit === '' ? reading : `${reading} ${unit}`
  return `${measured} ${data_type}: ${amount}${measured_at === null ? '' : ` (${measured_at})`}`
}

function joined(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join('; ')
}
