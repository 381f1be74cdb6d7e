import type { AttentionQuery } from '../../catalog/attention'
import { hour } from '../../durations'

/** What a person chose on the attention page besides the filters. */
export type AttentionChoices = Pick<AttentionQuery, 'reason' | 'oldFrom' | 'sort'>

/** Ages from which a value may count as old, milliseconds, by their words in a link. */
export const oldAges = { hour, day: 24 * hour, week: 7 * 24 * hour, '30-days': 30 * 24 * hour } as const
