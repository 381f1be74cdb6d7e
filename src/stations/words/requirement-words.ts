import type { I18n } from '../../i18n/i18n'
import { type PlugRequirements, plugGroups } from '../../model/filters'
import { optionName } from './option-name'

/** Formats what one plug must have: "CCS · 150 kW+". */
export function requirementWords(i18n: I18n, requirements: PlugRequirements): string {
  const { power } = requirements
  const names = plugGroups.flatMap((group) =>
    requirements[group].map((value) => optionName(i18n, group, value)),
  )
  if (power > 0) names.push(optionName(i18n, 'power', String(power)))
  return names.join(' · ')
}
