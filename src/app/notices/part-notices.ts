import { explainFailure } from '../../catalog/explain'
import type { MessageKey } from '../../i18n/languages'
import type { Translator } from '../../i18n/translator'
import { type PartName, type Parts, partNames } from '../../model/parts'

/** Message keys for a part that is shown in an older state, and for one that has never loaded. */
const keys: Record<PartName, { old: MessageKey; missing: MessageKey }> = {
  values: { old: 'notice.refresh-failed', missing: 'notice.values-failed' },
  stations: { old: 'notice.stations-old', missing: 'notice.stations-failed' },
  plugs: { old: 'notice.plugs-old', missing: 'notice.plugs-missing' },
  series: { old: 'notice.series-old', missing: 'notice.series-missing' },
}

/**
 * Describes the parts that failed to load, the age of their shown data, and the reason; returns `null` if none
 * failed.
 */
export function failedPartsText(words: Translator, parts: Parts, now: number): string | null {
  const failed = partNames.filter((name) => parts[name].failure !== null)
  if (failed.length === 0) return null
  const sentences = failed.map((name) => {
    const { fetchedAt } = parts[name]
    if (fetchedAt === null) return words.t(keys[name].missing)
    return words.t(keys[name].old, { time: words.time(fetchedAt, now) })
  })
  const reasons = failed.flatMap((name) => {
    const { failure } = parts[name]
    if (failure === null) return []
    const { key, values } = explainFailure(failure)
    return words.t(key, values)
  })
  return [...new Set([...sentences, ...reasons])].join(' ')
}
