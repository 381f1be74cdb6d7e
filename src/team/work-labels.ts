import type { MessageKey } from '../i18n/languages'
import type { WorkPage } from './work'

// A file of its own, because the first script has the pages of `work.ts` and needs no labels.

/** Key of each page's name. */
export const workLabels = {
  attention: 'team.attention',
  quality: 'team.quality',
  history: 'compare.title',
  revealed: 'team.revealed',
} as const satisfies Record<WorkPage, MessageKey>
