// Milliseconds.

export const second = 1000
export const minute = 60 * second
export const hour = 60 * minute
/** Twenty-four hours. Local days may be an hour shorter or longer. */
export const day = 24 * hour
