import type { Translator } from '../../i18n/translator'
import { plugLabel } from '../../model/evse-id'
import { cleanText } from '../../model/text'
import type { ComparedSeries } from './compared'

/** Names such as "Hotel Post · IT*ABC*E1 · Power now (kW)", with the station's id if two would be equal. */
export function nameSeries(words: Translator, series: readonly ComparedSeries[]): string[] {
  const names = series.map((one) => nameOne(words, one))
  return names.map((name, index) => {
    const isAlone = names.indexOf(name) === names.lastIndexOf(name)
    return isAlone ? name : `${name} · ${series[index]?.station.id}`
  })
}

function nameOne(words: Translator, { station, plug, key, unit, kind }: ComparedSeries): string {
  const type = cleanText(key.dataType)
  const value = kind === 'status' ? words.t('chart.status') : words.tOr(`value.${key.dataType}`, type)
  const parts = [station.name, ...(plug ? [plugLabel(plug)] : []), unit === '' ? value : `${value} (${unit})`]
  return parts.join(' · ')
}
