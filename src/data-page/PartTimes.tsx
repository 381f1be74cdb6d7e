import { failureWords } from '../catalog/failures/failure-words'
import type { I18n } from '../i18n/i18n'
import { type PartState, type Parts, partNames } from '../model/parts'
import { type Fact, Facts } from '../ui/content/Facts'
import { useI18n } from '../ui/i18n/I18nContext'

/** Fetch time of each part of the data; for a failing part also the time of the first failure and its reason. */
export function PartTimes({ parts, now }: { parts: Parts; now: number }) {
  const i18n = useI18n()
  const facts = partNames.flatMap((name): Fact[] => {
    const text = stateWords(i18n, parts[name], now)
    return text === null ? [] : [[i18n.t(`data.part.${name}`), text]]
  })
  return <Facts className="data-facts" facts={facts} />
}

/** Returns `null` for a part that the service does not have. */
function stateWords(i18n: I18n, { fetchedAt, failure, isComing }: PartState, now: number): string | null {
  if (isComing) return i18n.t('data.part.coming')
  const time = fetchedAt === null ? '' : i18n.time(fetchedAt, now)
  if (failure === null) return fetchedAt === null ? null : time
  const details = { since: i18n.time(failure.since, now), reason: failureWords(i18n, failure) }
  return fetchedAt === null
    ? i18n.t('data.part.never', details)
    : i18n.t('data.part.failed', { ...details, time })
}
