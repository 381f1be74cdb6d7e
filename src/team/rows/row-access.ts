import type { QualityQuery, QualityRow } from '../../catalog/quality'
import type { UptimeReport } from '../../model/uptime'
import { type Access, joinAccess } from '../../model/value'

/**
 * Access to a row of the quality page with its uptime. Each plug's access is that of the time when its history was
 * loaded. A plug that was closed then stays so, even if everyone sees its values by now: a mark too many does no harm.
 */
export function findRowAccess(
  row: Pick<QualityRow, 'id' | 'access'>,
  by: QualityQuery['by'],
  { find }: Pick<UptimeReport, 'find'>,
): Access {
  return joinAccess([row.access, find(by, row.id, 'all')?.access ?? 'open'])
}
