import type { MessageKey } from '../../i18n/languages'
import type { Work } from '../../team/work'
import { copyPart } from '../link/params-part'
import { attentionPart } from '../link/use-attention-choices'
import { comparedPart } from '../link/use-compared'
import { colourPart } from '../link/use-map-colour'
import { qualityPart } from '../link/use-quality-choices'
import { revealedPart } from '../link/use-revealed-type'
import { parseView, viewPart } from '../link/view'

/** The view's parameters of a link, without others such as the language or the login's answer. */
export function toViewSearch(search: string): string {
  return openSearch(search, '')
}

/** The query that opens a saved view. Parameters that do not belong to a view are taken from `current`. */
export function openSearch(saved: string, current: string): string {
  let search = copyPart(viewPart, saved, current)
  search = copyPart(comparedPart, saved, search)
  search = copyPart(colourPart, saved, search)
  search = copyPart(qualityPart, saved, search)
  search = copyPart(attentionPart, saved, search)
  return copyPart(revealedPart, saved, search)
}

/** Pages that show less, or nothing, without a login. */
const closedPages: Partial<Record<Work, MessageKey>> = {
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
