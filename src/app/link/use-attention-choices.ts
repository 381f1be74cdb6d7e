import {
  type AttentionReason,
  type AttentionSort,
  attentionReasons,
  attentionSorts,
  defaultOldFrom,
} from '../../catalog/attention'
import { type AttentionChoices, oldAges } from '../../team/attention/attention-choices'
import { choiceParam, type Param } from '../../url/param'
import { useLinkPart } from './link-part'
import { createLinkPart } from './params-part'

const reason = choiceParam<AttentionReason | ''>('reason', attentionReasons, '')

const oldFrom: Param<number> = {
  key: 'old',
  parse: (text) => Object.entries(oldAges).find(([word]) => word === text)?.[1] ?? defaultOldFrom,
  serialize: (value) =>
    value === defaultOldFrom ? null : (Object.entries(oldAges).find(([, age]) => age === value)?.[0] ?? null),
}

// Separate from `view.ts`, which is part of the first script.
export const attentionPart = createLinkPart<AttentionChoices>({
  reason: {
    key: reason.key,
    parse: (text) => reason.parse(text) || null,
    serialize: (value) => reason.serialize(value ?? ''),
  },
  oldFrom,
  sort: choiceParam<AttentionSort>('by', attentionSorts, 'newest'),
})

export const useAttentionChoices = () => useLinkPart(attentionPart)
