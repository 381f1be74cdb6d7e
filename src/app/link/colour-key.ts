/** Key of the map's colour in the link. It is not beside its parameter, because the first script needs the key alone. */
export const colourKey = 'colour'

/** Finds the parameters of a link that decide on the map's colours: that of the colour, and two of the attention page. */
export const colourParams = /\b(?:colour|reason|old)=[^&]*/g
