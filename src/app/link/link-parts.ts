import type { LinkPart } from './link-part'
import { attentionPart } from './use-attention-choices'
import { comparedPart } from './use-compared'
import { colourPart } from './use-map-colour'
import { qualityPart } from './use-quality-choices'
import { revealedPart } from './use-revealed-type'
import { viewPart } from './view'

/** All parts of a link, in the order of their parameters. */
export const linkParts: readonly LinkPart<unknown>[] = [
  viewPart,
  comparedPart,
  colourPart,
  qualityPart,
  attentionPart,
  revealedPart,
]
