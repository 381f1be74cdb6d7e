import { failureWords } from '../catalog/failure-words'
import type { Translator } from '../i18n/translator'
import { type PartState, type Parts, partNames } from '../model/parts'
import { type Fact, Facts } from '../ui/content/Facts'
import { useWords } from '../ui/words/Words'

/** Fetch time of each part of the data; for a failing part also the time of the first failure and its reason. */
export function PartTimes({ parts, now }: { parts: Parts; now: number }) {
  const words = useWords()
  const facts = partNames.flatMap((name): Fact[] => {
    const text = stateWords(words, parts[name], now)
    return text === null ? [] : [[words.t(`data.part.${name}`), text]]
  })
  return <Facts className="data-facts" facts={facts} />
}

/** Returns `null` for a part that the service does not have. */
function stateWords(
  words: Translator,
  { fetchedAt, failure, isComing }: PartState,
  now: number,
): string | null {
  if (isComing) return words.t('data.part.coming')
  const time = fetchedAt === null ? '' : words.time(fetchedAt, now)
  if (failure === null) return fetchedAt === null ? null : time
  const details = { since: words.time(failure.since, now), reason: failureWords(words, failure) }
  return fetchedAt === null
    ? words.t('data.part.never', details)
    : words.t('data.part.failed', { ...details, time })
}
