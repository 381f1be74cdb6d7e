import type { I18n } from '../../i18n/i18n'
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
export function listChosen(i18n: I18n, filters: Filters): ChosenFilter[] {
  return [
    ...filterGroups.flatMap((group) => listOptions(i18n, filters, group)),
    ...listAmounts(i18n, filters),
    ...listText(filters, `“${filters.q}”`),
  ]
}

/**
 * Lists the requirements that each exclude stations: all options of a group together, because a station needs only one
 * of them, and each feature by itself, because a station needs all.
 */
export function listRequirements(i18n: I18n, filters: Filters): ChosenFilter[] {
  const groups = filterGroups.filter((group) => group !== 'feature' && filters[group].length > 0)
  return [
    ...listOptions(i18n, filters, 'feature'),
    ...listAmounts(i18n, filters),
    ...groups.map((group) => ({
      key: group,
      name: filters[group].map((value) => optionName(i18n, group, value)).join(', '),
      otherFilters: { ...filters, [group]: [] },
    })),
    ...listText(filters, filters.q),
  ]
}

function listOptions(i18n: I18n, filters: Filters, group: FilterGroup): ChosenFilter[] {
  return filters[group].map((value) => ({
    key: `${group} ${value}`,
    name: optionName(i18n, group, value),
    otherFilters: { ...filters, [group]: filters[group].filter((one: string) => one !== value) },
  }))
}

function listAmounts(i18n: I18n, filters: Filters): ChosenFilter[] {
  return amounts
    .filter((amount) => filters[amount] > 0)
    .map((amount) => ({
      key: amount,
      name: optionName(i18n, amount, String(filters[amount])),
      otherFilters: { ...filters, [amount]: 0 },
    }))
}

function listText(filters: Filters, name: string): ChosenFilter[] {
  return filters.q === '' ? [] : [{ key: 'q', name, otherFilters: { ...filters, q: '' } }]
}
