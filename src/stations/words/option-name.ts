import type { I18n } from '../../i18n/i18n'
import type { Amount, FilterGroup } from '../../model/filters'
import { connectorName } from './connector-words'

/** Returns the name of an option of a filter group; an option without a translation is returned unchanged. */
export function optionName(i18n: I18n, group: FilterGroup | Amount, value: string): string {
  if (group === 'power') return i18n.t('filters.power.from', { power: Number(value) })
  if (group === 'connector') return connectorName(i18n, value)
  if (group === 'capacity') return i18n.t('filters.capacity.from', { capacity: Number(value) })
  return i18n.tOr(`${group}.${value}`, value)
}
