import type { Translator } from '../i18n/translator'
import { amounts, type Filters, filterGroups } from '../model/filters'
import { optionName } from './option-name'

/** Chosen filter in words, and the filters without it. */
export interface Chosen {
  key: string
  name: string
  without: Filters
}

export function listChosen(words: Translator, filters: Filters): Chosen[] {
  const chosen: Chosen[] = filterGroups.flatMap((group) =>
    filters[group].map((value) => ({
      key: `${group} ${value}`,
      name: optionName(words, group, value),
      without: { ...filters, [group]: filters[group].filter((one: string) => one !== value) },
    })),
  )
  for (const amount of amounts)
    if (filters[amount] > 0)
      chosen.push({
        key: amount,
        name: optionName(words, amount, String(filters[amount])),
        without: { ...filters, [amount]: 0 },
      })
  if (filters.q !== '') chosen.push({ key: 'q', name: `“${filters.q}”`, without: { ...filters, q: '' } })
  return chosen
}
