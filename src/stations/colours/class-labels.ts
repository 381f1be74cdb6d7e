import { attentionReasons } from '../../catalog/attention'
import { type ClassQuery, completeSteps, maxProviders } from '../../catalog/map-classes'
import { ageSteps } from '../../catalog/quality'
import type { Translator } from '../../i18n/translator'

/** Returns the names of all classes, in the order of `numberOfClasses`; providers that do not exist are left out as `''`. */
export function labelClasses(words: Translator, query: ClassQuery): string[] {
  if (query.by === 'age')
    return [
      ...ageSteps.map((step) => words.t('team.age.up-to', { age: words.age(0, step) })),
      words.t('team.age.older'),
      words.t('list.age.unknown'),
      words.t('team.colour.no-value'),
    ]
  if (query.by === 'complete') {
    const percent = new Intl.NumberFormat(words.language, { style: 'percent' })
    const [first, ...others] = completeSteps.map((step) => percent.format(step))
    const between = others.map((from, index) =>
      words.t('team.colour.between', { from, to: percent.format(completeSteps[index] ?? 1) }),
    )
    const last = percent.format(completeSteps.at(-1) ?? 0)
    return [
      words.t('team.colour.from', { from: first ?? '' }),
      ...between,
      words.t('team.colour.below', { to: last }),
      words.t('team.colour.not-public'),
    ]
  }
  if (query.by === 'use')
    return (['none', 'half', 'more', 'all', 'unknown'] as const).map((one) =>
      words.t(`team.colour.use.${one}`),
    )
  if (query.by === 'attention')
    return [
      ...attentionReasons.map((reason) => words.t(`team.reason.${reason}`)),
      words.t('team.colour.no-attention'),
    ]
  const named = Array.from({ length: maxProviders }, (_, index) => query.providers[index] ?? '')
  return [...named, words.t('team.colour.others'), words.t('team.colour.no-provider')]
}
