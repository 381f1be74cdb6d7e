import type { Snapshot } from '../../catalog/catalog-api'
import { failureWords } from '../../catalog/failures/failure-words'
import type { I18n } from '../../i18n/i18n'
import type { MessageKey } from '../../i18n/languages'
import { type PartName, type Parts, partNames } from '../../model/parts'
import type { NoticeItem } from './notice-item'

/** Message keys for a part that is shown in an older state, and for one that has never loaded. */
const keys: Record<PartName, { old: MessageKey; missing: MessageKey }> = {
  values: { old: 'notice.refresh-failed', missing: 'notice.values-failed' },
  stations: { old: 'notice.stations-old', missing: 'notice.stations-failed' },
  plugs: { old: 'notice.plugs-old', missing: 'notice.plugs-missing' },
  series: { old: 'notice.series-old', missing: 'notice.series-missing' },
}

/** Parts without which there is no list, or no status: only the messages about these are among the first messages. */
const firstParts: ReadonlySet<PartName> = new Set(['stations', 'values'])

/**
 * Describes the parts that failed to load, the age of their shown data, and the reason; returns `null` if none
 * failed.
 */
export function failedPartsText(i18n: I18n, parts: Parts, now: number): string | null {
  const failed = partNames.filter((name) => parts[name].failure !== null)
  if (failed.length === 0) return null
  const sentences = failed.flatMap((name) => {
    const { fetchedAt } = parts[name]
    // Until all messages are loaded, the reason alone describes the failure.
    if (!i18n.isComplete && (fetchedAt !== null || !firstParts.has(name))) return []
    if (fetchedAt === null) return i18n.t(keys[name].missing)
    return i18n.t(keys[name].old, { time: i18n.time(fetchedAt, now) })
  })
  const reasons = failed.flatMap((name) => {
    const { failure } = parts[name]
    return failure === null ? [] : failureWords(i18n, failure)
  })
  return [...new Set([...sentences, ...reasons])].join(' ')
}

interface Circumstances {
  /** Whether the device has a network. */
  isOnline: boolean
  now: number
}

interface Options extends Circumstances {
  retry: NoticeItem['action']
}

/**
 * Returns the notice that the data is this device's copy, or the one about the parts that failed to load, or that the
 * device has no network since the data was loaded.
 */
export function failureNotices(i18n: I18n, snapshot: Snapshot, options: Options): NoticeItem[] {
  const { retry, now, isOnline } = options
  if (isUnreached(snapshot)) return [offlineNotice(i18n, snapshot, options)]
  const failed = failedPartsText(i18n, snapshot.parts, now)
  if (failed === null) return isOnline ? [] : [offlineNotice(i18n, snapshot, options)]
  return [{ text: failed, tone: 'warning', isPermanent: true, ...(retry && { action: retry }) }]
}

/** Returns whether requests to the service have failed and only this device's copy is available. */
function isUnreached({ copy, parts }: Snapshot): boolean {
  const { failure } = parts.stations
  const isUnanswered = failure?.name === 'NetworkError' && failure.reason !== 'not-loaded'
  return isUnanswered && (copy === 'failed' || copy === 'stations')
}

/**
 * Returns the notice of offline data. It is beside the count of stations from the first paint: without it the count
 * would look current.
 */
function offlineNotice(i18n: I18n, { fetchedAt }: Snapshot, { isOnline, now }: Circumstances): NoticeItem {
  const text = i18n.t('offline.kept', {
    reason: isOnline ? 'service' : 'device',
    time: i18n.time(fetchedAt, now),
    age: i18n.ago(fetchedAt, now),
  })
  return { text, tone: 'warning', isPermanent: true }
}
