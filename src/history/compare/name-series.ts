import type { Translator } from '../../i18n/translator'
import { plugLabel } from '../../model/evse-id'
import { cleanText } from '../../model/text'
import type { ComparedSeries } from './compared'

/** Names such as "Hotel Post · IT*ABC*E1 · Power now (kW)", with the station's id if two would be equal. */
export function nameSeries(words: Translator, series: readonly ComparedSeries[]): string[] {
  return withIds(
    series,
    series.map((one) => listParts(words, one).join(separator)),
  )
}

/** Names of the series of one station, without its name: "IT*ABC*E1 · Power now (kW)". */
export function nameOwnSeries(words: Translator, series: readonly ComparedSeries[]): string[] {
  const names = series.map((one) => listParts(words, one).slice(1).join(separator))
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
export function splitNames(words: Translator, series: readonly ComparedSeries[]): ComparedNames {
  const parts = series.map((one) => listParts(words, one))
  const [first = []] = parts
  // The names of two stations, and those of their plugs, may be equal.
  const isOneStation = new Set(series.map(({ station }) => station.id)).size === 1
  const common = first.filter(
    (part, index) =>
      (isOneStation || index === first.length - 1) && parts.every((other) => other.includes(part)),
  )
  const names = parts.map((one) => one.filter((part) => !common.includes(part)).join(separator))
  if (series.length < 2 || common.length === 0 || names.includes(''))
    return { common: '', names: nameSeries(words, series) }
  return { common: common.join(separator), names: withIds(series, names) }
}

/** Name of the value axis of some series: their values with the unit, each once. */
export function nameAxis(words: Translator, series: readonly ComparedSeries[]): string {
  return words.list([...new Set(series.map((one) => nameValue(words, one)))])
}

const separator = ' · '

function withIds(series: readonly ComparedSeries[], names: readonly string[]): string[] {
  return names.map((name, index) => {
    return isRepeated(names, name) ? `${name}${separator}${series[index]?.station.id}` : name
  })
}

function isRepeated(names: readonly string[], name: string): boolean {
  return names.indexOf(name) !== names.lastIndexOf(name)
}

function listParts(words: Translator, one: ComparedSeries): string[] {
  const { station, plug } = one
  return [station.name, ...(plug ? [plugLabel(plug)] : []), nameValue(words, one)]
}

function nameValue(words: Translator, { key, unit, kind }: ComparedSeries): string {
  const type = cleanText(key.dataType)
  const value = kind === 'status' ? words.t('chart.status') : words.tOr(`value.${key.dataType}`, type)
  return unit === '' ? value : `${value} (${unit})`
}
