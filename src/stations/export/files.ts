import type { StationExport } from '../../catalog/station-export'
import type { I18n } from '../../i18n/i18n'
import { type Access, joinAccess, mayBeClosed, type Scope } from '../../model/value'
import { type Cell, type FileOrigin, findLicence, instant, toCsv } from '../../ui/export/csv'
import { toFileName, toFileTime } from '../../ui/export/file-name'
import type { GeneratedFile } from '../../ui/export/save-file'
import {
  closedField,
  closedText,
  fieldNames,
  findAccess,
  listFields,
  plugField,
  type RowSource,
} from './fields'

export const formats = ['csv', 'geojson'] as const
export type Format = (typeof formats)[number]

export interface Contents extends FileOrigin {
  exported: StationExport
  /** `all`: the file may contain closed values; it has a mark for each row. */
  scope: Scope
  i18n: I18n
  /** Address of the exported view. */
  view: string
}

/** @param access access to all rows together */
type Writer = (contents: Contents, from: RowSource, access: Access) => Omit<GeneratedFile, 'name'>

const writers: Record<Format, Writer> = {
  csv: (contents, from) => ({ type: 'text/csv;charset=utf-8', text: csv(contents, from) }),
  geojson: (contents, from, access) => ({
    type: 'application/geo+json',
    text: geojson(contents, from, access),
  }),
}

/** Returns a file with the stations. Its name contains the fetch time and whether the content may be passed on. */
export function makeFile(format: Format, contents: Contents): GeneratedFile {
  const { publisher, licence, scope, i18n, exported } = contents
  const { fetchedAt } = exported
  const access = joinAccess(exported.rows.map((row) => findAccess(row, { scope })))
  const name = toFileName({
    content: 'stations',
    time: toFileTime(fetchedAt, i18n.timeZone),
    isClosed: mayBeClosed(access),
    extension: format,
  })
  const from = { publisher, licence, scope, fetchedAt: instant(fetchedAt, i18n.timeZone) }
  return { ...writers[format](contents, from, access), name }
}

function csv({ exported, scope, i18n }: Contents, from: RowSource): string {
  const rows = exported.rows.map((row): Cell[] => {
    const fields = listFields(i18n, row, from)
    const cells = fieldNames.map((name) => fields[name])
    return scope === 'open'
      ? cells
      : [
          ...cells,
          findAccess(row, from),
          row.closed.map((value) => closedText(value, row.plugs, i18n.timeZone)).join('; '),
        ]
  })
  return toCsv(scope === 'open' ? fieldNames : [...fieldNames, 'access', 'closed_data'], rows, i18n.language)
}

/** Formats GeoJSON (RFC 7946); `metadata` is a foreign member. */
function geojson({ exported, scope, i18n, view }: Contents, from: RowSource, access: Access): string {
  const { rows, total } = exported
  const features = rows.map((row) => {
    const { position } = row.summary
    const closed = {
      access: findAccess(row, from),
      closed_data: row.closed.map((value) => closedField(value, row.plugs, i18n.timeZone)),
    }
    return {
      type: 'Feature',
      id: row.summary.id,
      geometry: position && { type: 'Point', coordinates: [position.lon, position.lat] },
      properties: {
        ...listFields(i18n, row, from),
        plugs: row.plugs.map((plug) => plugField(i18n, plug)),
        ...(scope === 'all' ? closed : {}),
      },
    }
  })
  const metadata = {
    source: from.publisher,
    licence: findLicence(from, access),
    fetched_at: from.fetchedAt,
    stations: rows.length,
    stations_in_all: total,
    view,
    holds_closed_data: mayBeClosed(access),
  }
  return JSON.stringify({ type: 'FeatureCollection', metadata, features })
}
