/**
 * Finds the parameters of a link that decide on the map's colours: that of the colour, and two of the attention page.
 * In a file of its own, because the first script needs it alone.
 */
export const colourParamPattern = /\b(?:colour|reason|old)=[^&]*/g
