import type { Translator } from '../i18n/translator'
import { amounts, type Filters, filterGroups } from '../model/filters'
import { optionName } from './option-name'

/** The filters without one requirement, and the name of that. */
export interface Relaxation {
  key: string
  name: string
  without: Filters
}

/**
 * Lists the requirements that each exclude stations: all options of a group together, because a station needs only one
 * of them, and each feature by itself, because a station needs all.
 */
export function listRelaxations(words: Translator, filters: Filters): Relaxation[] {
  const groups = filterGroups.filter((group) => group !== 'feature' && filters[group].length > 0)
  return [
    ...filters.feature.map((feature) => ({
      key: feature,
      name: optionName(words, 'feature', feature),
      without: { ...filters, feature: filters.feature.filter((one) => one !== feature) },
    })),
    ...amounts
      .filter((amount) => filters[amount] > 0)
      .map((amount) => ({
        key: amount,
        name: optionName(words, amount, String(filters[amount])),
        without: { ...filters, [amount]: 0 },
      })),
    ...groups.map((group) => ({
      key: group,
      name: filters[group].map((value) => optionName(words, group, value)).join(', '),
      without: { ...filters, [group]: [] },
    })),
    ...(filters.q === '' ? [] : [{ key: 'q', name: filters.q, without: { ...filters, q: '' } }]),
  ]
}
