import type { MessageKey } from '../i18n/languages'

/** Pages of the workspace by their words in a link (`?work=`), in the order of their links. */
export const workPages = ['attention', 'quality', 'history', 'revealed'] as const
export type WorkPage = (typeof workPages)[number]

/** Key of each page's name. */
export const workLabels = {
  attention: 'team.attention',
  quality: 'team.quality',
  history: 'compare.title',
  revealed: 'team.revealed',
} as const satisfies Record<WorkPage, MessageKey>

/** `''`: the workspace is not open. */
export type Work = '' | WorkPage
