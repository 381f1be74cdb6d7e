/** Widths of the window, as the media queries of style sheets have them. */
export const narrow = '(max-width: 699px)'
/** A column beside the map that is high enough for rows of filters and of the list. */
export const roomy = '(min-width: 700px) and (min-height: 641px)'
export const wide = '(min-width: 1024px)'
