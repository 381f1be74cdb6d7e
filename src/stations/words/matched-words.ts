import type { Snapshot } from '../../catalog/catalog-api'
import type { I18n } from '../../i18n/i18n'

/** Returns how many of all stations match. An answer that was cut off has at least as many. */
export function matchedWords(i18n: I18n, snapshot: Snapshot, matched: number): string {
  const { stationCount, received, cutOff } = snapshot
  // Not "0 of 0": the service sent stations, but none was readable.
  if (stationCount === 0 && received.stations > 0)
    return i18n.t('list.count.unread', { of: received.stations })
  return i18n.t(cutOff.includes('stations') ? 'list.count.cut' : 'list.count', { matched, of: stationCount })
}
