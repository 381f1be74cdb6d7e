import type { MessageKey } from '../../i18n/languages'
import type { OpenedWorkPage } from '../../team/work'
import { linkParts } from '../link/link-parts'
import { copyPart } from '../link/params-part'
import { parseView } from '../link/view'

/** The view's parameters of a link, without others such as the language or the login's answer. */
export function toViewSearch(search: string): string {
  return openSearch(search, '')
}

/** The query that opens a saved view. Parameters that do not belong to a view are taken from `current`. */
export function openSearch(saved: string, current: string): string {
  return linkParts.reduce((search, part) => copyPart(part, saved, search), current)
}

/** Pages that show less, or nothing, without a login. */
const closedPages: Partial<Record<OpenedWorkPage, MessageKey>> = {
  attention: 'team.attention',
  revealed: 'team.revealed',
}

/** Lists the parts of a saved query that show less without a login. */
export function findClosedParts(search: string): MessageKey[] {
  const { filters, work } = parseView(search)
  const page = closedPages[work]
  return [
    ...(filters.feature.includes('closed-values') ? (['feature.closed-values'] as const) : []),
    ...(page ? [page] : []),
  ]
}
