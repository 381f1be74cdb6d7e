/** Pages of the workspace by their words in a link (`?work=`), in the order of their links. */
export const workPages = ['attention', 'quality', 'history', 'revealed'] as const
export type WorkPage = (typeof workPages)[number]

/** `''`: the workspace is not open. */
export type Work = '' | WorkPage
