/** The widths of `widths.css`. */
export const narrow = '(max-width: 699px)'
export const wide = '(min-width: 1024px)'
