import type { Translator } from '../../i18n/translator'
import type { Amount, FilterGroup } from '../../model/filters'
import { connectorName } from './connector-words'

/** Returns the name of an option of a filter group; an option without a translation is returned unchanged. */
export function optionName(words: Translator, group: FilterGroup | Amount, value: string): string {
  if (group === 'power') return words.t('filters.power.from', { power: Number(value) })
  if (group === 'connector') return connectorName(words, value)
  if (group === 'capacity') return words.t('filters.capacity.from', { capacity: Number(value) })
  return words.tOr(`${group}.${value}`, value)
}
