import type { Translator } from '../../i18n/translator'
import { amounts, type FilterGroup, type Filters, filterGroups } from '../../model/filters'
import { optionName } from '../words/option-name'

/** A chosen filter in words. */
export interface ChosenFilter {
  key: string
  name: string
  /** The filters without this one. */
  otherFilters: Filters
}

/** Lists each chosen option, amount and text. */
export function listChosen(words: Translator, filters: Filters): ChosenFilter[] {
  return [
    ...filterGroups.flatMap((group) => listOptions(words, filters, group)),
    ...listAmounts(words, filters),
    ...listText(filters, `“${filters.q}”`),
  ]
}

/**
 * Lists the requirements that each exclude stations: all options of a group together, because a station needs only one
 * of them, and each feature by itself, because a station needs all.
 */
export function listRequirements(words: Translator, filters: Filters): ChosenFilter[] {
  const groups = filterGroups.filter((group) => group !== 'feature' && filters[group].length > 0)
  return [
    ...listOptions(words, filters, 'feature'),
    ...listAmounts(words, filters),
    ...groups.map((group) => ({
      key: group,
      name: filters[group].map((value) => optionName(words, group, value)).join(', '),
      otherFilters: { ...filters, [group]: [] },
    })),
    ...listText(filters, filters.q),
  ]
}

function listOptions(words: Translator, filters: Filters, group: FilterGroup): ChosenFilter[] {
  return filters[group].map((value) => ({
    key: `${group} ${value}`,
    name: optionName(words, group, value),
    otherFilters: { ...filters, [group]: filters[group].filter((one: string) => one !== value) },
  }))
}

function listAmounts(words: Translator, filters: Filters): ChosenFilter[] {
  return amounts
    .filter((amount) => filters[amount] > 0)
    .map((amount) => ({
      key: amount,
      name: optionName(words, amount, String(filters[amount])),
      otherFilters: { ...filters, [amount]: 0 },
    }))
}

function listText(filters: Filters, name: string): ChosenFilter[] {
  return filters.q === '' ? [] : [{ key: 'q', name, otherFilters: { ...filters, q: '' } }]
}
