import { textParam } from '../../url/param'
import { useLinkPart } from './link-part'
import { createLinkPart } from './params-part'

/** Data type of the listed closed values; `''`: all. */
export const revealedPart = createLinkPart({ type: textParam('type') })

export const useRevealedType = () => useLinkPart(revealedPart)
