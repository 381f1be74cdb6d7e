import type { MessageKey } from '../../i18n/languages'
import type { Work } from '../../team/work'
import { withParams } from '../../url/param'
import { linkedSeries } from '../link/use-compared'
import { linkedColour } from '../link/use-map-colour'
import { linkedQuality } from '../link/use-quality-choices'
import { parseView, serializeView } from '../link/view'

/** The view's parameters of a link, without others such as the language or the login's answer. */
export function toViewSearch(search: string): string {
  return withParams(serializeView(parseView(search)), linkedChoices(search))
}

/** The query that opens a saved view. Parameters that do not belong to a view are taken from `current`. */
export function openSearch(saved: string, current: string): string {
  return withParams(serializeView(parseView(saved), current), linkedChoices(saved))
}

/** Choices of the team's pages. */
function linkedChoices(search: string) {
  return [linkedSeries(search), linkedColour(search), ...linkedQuality(search)]
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
