import type { Access, Scope } from '../../../model/value'
import type { CatalogData } from '../../build/catalog-data'
import type {
  RawRejectedRecord,
  RejectedRecord,
  RejectedSample,
  RejectionGroup,
} from '../../rejected-records'
import { writeRawText } from './raw-text'

/** Rejected records of all lists without their text. */
export function listRejected({ stationData, latest }: CatalogData): RejectedRecord[] {
  const write = ({ id, reason }: RawRejectedRecord) => JSON.stringify([id, reason])
  const openValues = latest?.open && new Set(latest.open.rejected.map(write))
  return [
    // Stations and plugs are requested without a token.
    ...stationData.rejected.map(({ raw, ...row }) => ({ ...row, access: 'open' as const })),
    ...(latest?.rejected ?? []).map(({ raw, ...row }) => {
      const isOpen = openValues?.has(write(row)) ?? true
      return { ...row, access: isOpen ? ('open' as const) : accessIfMissing(latest) }
    }),
  ]
}

/**
 * Rejected records by list and reason, most first.
 * @param scope `open`: only those of the anonymous answer
 */
export function listRejectedByReason({ stationData, latest }: CatalogData, scope: Scope): RejectionGroup[] {
  const all = latest?.rejected ?? []
  const open = latest?.open?.rejected
  const missing = accessIfMissing(latest)
  const groups = [
    // Stations and plugs are requested without a token.
    ...group(stationData.rejected, null, missing),
    ...(scope === 'open' ? group(open ?? all, null, missing) : group(all, open ?? null, missing)),
  ]
  return groups.sort((one, other) => other.count - one.count)
}

/** Access to a record that the anonymous answer lacks. */
function accessIfMissing(latest: CatalogData['latest']): Access {
  return latest?.open?.counts.isCutOff ? 'not-known' : 'closed'
}

/**
 * @param open rejected records of the anonymous answer; `null`: all records are open
 * @param missing access to a record that it lacks
 */
function group(
  rejected: readonly RawRejectedRecord[],
  open: readonly RawRejectedRecord[] | null,
  missing: Access,
): RejectionGroup[] {
  const openTexts = open && new Set(open.flatMap((row) => ('raw' in row ? writeRawText(row.raw).text : [])))
  const groups = new Map<string, RejectionGroup>()
  for (const row of rejected) {
    const key = `${row.kind} ${row.reason}`
    const ofReason = groups.get(key) ?? { kind: row.kind, reason: row.reason, count: 0, rows: [] }
    groups.set(key, ofReason)
    ofReason.count += 1
    if ('raw' in row) ofReason.rows.push(toSample(row, openTexts, missing))
  }
  return [...groups.values()]
}

function toSample(
  { row, id, raw }: RawRejectedRecord,
  openTexts: ReadonlySet<string> | null,
  missing: Access,
): RejectedSample {
  const { text, isCut } = writeRawText(raw)
  // Two cut texts may be equal although their records differ.
  const isOpen = openTexts === null || (!isCut && openTexts.has(text))
  return { row, id, text, isCut, access: isOpen ? 'open' : missing }
}
