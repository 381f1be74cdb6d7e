import type { Translator } from '../../i18n/translator'
import { type PlugRequirements, plugGroups } from '../../model/filters'
import { optionName } from './option-name'

/** Formats what one plug must have: "CCS · 150 kW+". */
export function requirementWords(words: Translator, requirements: PlugRequirements): string {
  const { power } = requirements
  const names = plugGroups.flatMap((group) =>
    requirements[group].map((value) => optionName(words, group, value)),
  )
  if (power > 0) names.push(optionName(words, 'power', String(power)))
  return names.join(' · ')
}
