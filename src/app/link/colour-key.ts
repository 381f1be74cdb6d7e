/** Key of the map's colour in the link. It is not beside its parameter, because the first script needs the key alone. */
export const colourKey = 'colour'
