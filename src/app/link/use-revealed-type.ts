import { textParam } from '../../url/param'
import { useLinkPart } from './link-part'
import { createLinkPart } from './params-part'

/** Data type of the listed closed values; `''`: all. */
export const revealedPart = createLinkPart({ type: textParam('type') })

/** Returns the data type of the page about closed values in the address, and a function that changes it. */
export const useRevealedType = () => useLinkPart(revealedPart)
