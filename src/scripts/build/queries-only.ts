import { assertContains, patchPlugin } from './patch-plugin.ts'
import { removeUnused } from './remove-unused.ts'

const folder = '@tanstack/query-core/build/modern'

interface ReplacedExports {
  /** The library's list of exports. */
  exported: string
  replacement: string
}

/** Modules that TanStack Query's client always imports, with the parts that a page without mutations needs. */
const replaced: Record<string, ReplacedExports> = {
  [`${folder}/mutationCache.js`]: {
    exported: 'export { MutationCache };',
    replacement: `export class MutationCache {
    clear() {}
    findAll() { return [] }
    resumePausedMutations() { return Promise.resolve() }
  }`,
  },
  [`${folder}/infiniteQueryBehavior.js`]: {
    exported: 'export { hasNextPage, hasPreviousPage, infiniteQueryBehavior };',
    replacement: `export function infiniteQueryBehavior() {
    throw new Error('This build has no infinite queries.')
  }
  export const hasNextPage = () => false
  export const hasPreviousPage = hasNextPage`,
  },
}

/** Methods of the other modules that the page never calls. */
const uncalled: Record<string, readonly string[]> = {
  [`${folder}/queryClient.js`]: [
    ...['defaultMutationOptions', 'ensureInfiniteQueryData', 'ensureQueryData', 'fetchInfiniteQuery'],
    ...[
      'getMutationDefaults',
      'getQueriesData',
      'infiniteQuery',
      'invalidateQueries',
      'isFetching',
      'isMutating',
    ],
    ...['prefetchInfiniteQuery', 'refetchQueries', 'resetQueries', 'setMutationDefaults', 'setQueriesData'],
    'setQueryDefaults',
  ],
  [`${folder}/queryObserver.js`]: ['fetchOptimistic'],
}

/** Methods of the client that throw in the build. */
export const uncalledInQueryClient = uncalled[`${folder}/queryClient.js`] ?? []

export const queryFiles = [...Object.keys(replaced), ...Object.keys(uncalled)]

/** Removes mutations, infinite queries and more from the first script. */
export const queriesOnlyPlugin = () =>
  patchPlugin({ name: 'queries-only', files: queryFiles, patch: withQueriesOnly })

/** @param file one of `queryFiles` */
export function withQueriesOnly(code: string, file: string): string {
  const whole = replaced[file]
  if (whole === undefined) return removeUnused(code, { uncalled: uncalled[file] ?? [] })
  assertContains(code, whole.exported)
  return whole.replacement
}
