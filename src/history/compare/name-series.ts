import type { I18n } from '../../i18n/i18n'
import { plugLabel } from '../../model/evse-id'
import { cleanText } from '../../model/text'
import { type ComparedSeries, parseComparedKey } from './compared'

/** Names such as "Hotel Post · IT*ABC*E1 · Power now (kW)", with an id if two would be equal. */
export function nameSeries(i18n: I18n, series: readonly ComparedSeries[]): string[] {
  return withIds(
    series,
    series.map((one) => listParts(i18n, one).join(separator)),
  )
}

/** Names of the series of one station, without its name: "IT*ABC*E1 · Power now (kW)". */
export function nameOwnSeries(i18n: I18n, series: readonly ComparedSeries[]): string[] {
  const names = series.map((one) => listParts(i18n, one).slice(1).join(separator))
  return names.map((name, index) => {
    const plug = series[index]?.plug
    return plug && isRepeated(names, name) ? `${name}${separator}${plug.id}` : name
  })
}

/** Names of compared series: what all have in common, once, and what is left of each. */
export interface ComparedNames {
  /** `''`: they have nothing in common, or there is only one. */
  common: string
  names: string[]
}

/** Names of several series, without the station or the value that all of them have. */
export function splitNames(i18n: I18n, series: readonly ComparedSeries[]): ComparedNames {
  const parts = series.map((one) => listParts(i18n, one))
  const [first = []] = parts
  // The names of two stations, and those of their plugs, may be equal.
  const isOneStation = new Set(series.map(({ station }) => station.id)).size === 1
  const common = first.filter(
    (part, index) =>
      (isOneStation || index === first.length - 1) && parts.every((other) => other.includes(part)),
  )
  const names = parts.map((one) => one.filter((part) => !common.includes(part)).join(separator))
  if (series.length < 2 || common.length === 0 || names.includes(''))
    return { common: '', names: nameSeries(i18n, series) }
  return { common: common.join(separator), names: withIds(series, names) }
}

/** Name of a compared series that cannot be shown, by what the link has of it: "Hotel Post · Power now". */
export function nameUnseen(
  i18n: I18n,
  { linkKey, stationName }: { linkKey: string; stationName: string | undefined },
): string {
  const key = parseComparedKey(linkKey)
  if (key === null) return linkKey
  const { stationId, plugId, dataType } = key
  const value = i18n.tOr(`value.${dataType}`, cleanText(dataType))
  return [stationName ?? stationId, ...(plugId === null ? [] : [plugId]), value].join(separator)
}

/** Name of the value axis of some series: their values with the unit, each once. */
export function nameAxis(i18n: I18n, series: readonly ComparedSeries[]): string {
  return i18n.list([...new Set(series.map((one) => nameValue(i18n, one)))])
}

const separator = ' · '

/** Adds to equal names the id of their plug, or of their station: two plugs of a station may have one label. */
function withIds(series: readonly ComparedSeries[], names: readonly string[]): string[] {
  return names.map((name, index) => {
    return isRepeated(names, name) ? `${name}${separator}${series[index]?.key.id}` : name
  })
}

function isRepeated(names: readonly string[], name: string): boolean {
  return names.indexOf(name) !== names.lastIndexOf(name)
}

function listParts(i18n: I18n, one: ComparedSeries): string[] {
  const { station, plug } = one
  return [station.name, ...(plug ? [plugLabel(plug)] : []), nameValue(i18n, one)]
}

function nameValue(i18n: I18n, { key, unit, kind }: ComparedSeries): string {
  const type = cleanText(key.dataType)
  const value = kind === 'status' ? i18n.t('chart.status') : i18n.tOr(`value.${key.dataType}`, type)
  return unit === '' ? value : `${value} (${unit})`
}
