/** Media queries of window widths, the same as in the style sheets. */
export const narrow = '(max-width: 699px)'
/** Wide window that is high enough for rows of filters and list in the column beside the map. */
export const roomy = '(min-width: 1024px) and (min-height: 641px)'
export const wide = '(min-width: 1024px)'
