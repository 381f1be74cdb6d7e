import { isRecord } from '../../contract/type-guards'
import { type PartName, partNames } from '../../model/parts'
import type { FetchedAnswer } from './part'
import type { PartAnswers } from './part-answers'

/** The answers of an anonymous catalog's last revision. */
export interface CatalogCopy {
  /** `null`: the service does not have the part. */
  parts: { [Name in PartName]: FetchedAnswer<PartAnswers[Name]> | null }
  /** Time of the values, or of the last complete load, epoch milliseconds. */
  fetchedAt: number
}

/**
 * Whether a stored object is a copy with this version and key whose parts have their lists and tables. Only Plugboard
 * writes the store, so their content is not checked: the version stands for it.
 */
export function isStoredCopy(
  stored: unknown,
  { version, key }: { version: number; key: string },
): stored is { data: CatalogCopy } {
  if (!isRecord(stored) || stored.version !== version || stored.key !== key || !isRecord(stored.data))
    return false
  const { parts, fetchedAt } = stored.data
  return Number.isFinite(fetchedAt) && isRecord(parts) && partNames.every((name) => isPart(name, parts[name]))
}

function isPart(name: PartName, part: unknown): boolean {
  if (part === null) return true
  return (
    isRecord(part) && Number.isFinite(part.fetchedAt) && isRecord(part.answer) && hasAnswer[name](part.answer)
  )
}

type StoredAnswer = Readonly<Record<string, unknown>>
const hasRejected = ({ rejected, counts }: StoredAnswer) => Array.isArray(rejected) && isRecord(counts)

const hasAnswer: { [Name in PartName]: (answer: StoredAnswer) => boolean } = {
  stations: (answer) => Array.isArray(answer.items) && hasRejected(answer),
  plugs: (answer) => isRecord(answer.plugs) && Array.isArray(answer.plugs.ids) && hasRejected(answer),
  series: ({ station, plug, counts }) => station instanceof Set && plug instanceof Set && isRecord(counts),
  values: (answer) => (answer.values === null || isRecord(answer.values)) && hasRejected(answer),
}
