/** Pages of the workspace by their words in a link (`?work=`), in the order of the workspace's navigation. */
export const workPages = ['attention', 'quality', 'history', 'revealed'] as const
export type WorkPage = (typeof workPages)[number]

/** The opened page of the workspace; `''`: the workspace is not open. */
export type OpenedWorkPage = '' | WorkPage
