import type { MessageKey } from '../../i18n/languages'
import type { Work } from '../../team/work'
import { withParams } from '../../url/param'
import { linkedSeries } from '../use-compared'
import { parseView, serializeView } from '../view'

/** What a link holds of the view, and nothing else of it: no language, no answer of the login. */
export function toViewSearch(search: string): string {
  return withParams(serializeView(parseView(search)), [linkedSeries(search)])
}

/** The query that opens a saved one; parameters that are not the view's stay as they are in `current`. */
export function openSearch(saved: string, current: string): string {
  return withParams(serializeView(parseView(saved), current), [linkedSeries(saved)])
}

/** Pages that show less, or nothing, to who is not signed in. */
const closedPages: Partial<Record<Work, MessageKey>> = {
  attention: 'team.attention',
  revealed: 'team.revealed',
}

/** What of a saved query shows less without a login. */
export function findClosedParts(search: string): MessageKey[] {
  const { filters, work } = parseView(search)
  const page = closedPages[work]
  return [
    ...(filters.feature.includes('closed-values') ? (['feature.closed-values'] as const) : []),
    ...(page ? [page] : []),
  ]
}
