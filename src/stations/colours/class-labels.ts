import { attentionReasons } from '../../catalog/attention'
import { type ClassQuery, completeSteps, maxProviders } from '../../catalog/map-classes'
import { ageSteps } from '../../catalog/quality'
import type { I18n } from '../../i18n/i18n'

/**
 * Returns the names of all classes, in the order of `numberOfClasses`; providers that do not exist are left out as
 * `''`.
 */
export function labelClasses(i18n: I18n, query: ClassQuery): string[] {
  if (query.by === 'age')
    return [
      ...ageSteps.map((step) => i18n.t('team.age.up-to', { age: i18n.age(0, step) })),
      i18n.t('team.age.older'),
      i18n.t('list.age.unknown'),
      i18n.t('team.colour.no-value'),
    ]
  if (query.by === 'complete') {
    const percent = new Intl.NumberFormat(i18n.language, { style: 'percent' })
    const [first, ...others] = completeSteps.map((step) => percent.format(step))
    const between = others.map((from, index) =>
      i18n.t('team.colour.between', { from, to: percent.format(completeSteps[index] ?? 1) }),
    )
    const last = percent.format(completeSteps.at(-1) ?? 0)
    return [
      i18n.t('team.colour.from', { from: first ?? '' }),
      ...between,
      i18n.t('team.colour.below', { to: last }),
      i18n.t('team.colour.not-public'),
    ]
  }
  if (query.by === 'use')
    return (['none', 'half', 'more', 'all', 'unknown'] as const).map((one) =>
      i18n.t(`team.colour.use.${one}`),
    )
  if (query.by === 'attention')
    return [
      ...attentionReasons.map((reason) => i18n.t(`team.reason.${reason}`)),
      i18n.t('team.colour.no-attention'),
    ]
  const named = Array.from({ length: maxProviders }, (_, index) => query.providers[index] ?? '')
  return [...named, i18n.t('team.colour.others'), i18n.t('team.colour.no-provider')]
}
