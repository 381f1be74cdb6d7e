import type { Plugin } from 'vite'
import { removeUnused } from './remove-unused.ts'

/** Modules that TanStack Query's client always imports, with the parts that a page without mutations needs. */
const unused: Record<string, string> = {
  'mutationCache.js': `export class MutationCache {
    clear() {}
    findAll() { return [] }
    resumePausedMutations() { return Promise.resolve() }
  }`,
  'infiniteQueryBehavior.js': `export function infiniteQueryBehavior() {
    throw new Error('This build has no infinite queries.')
  }
  export const hasNextPage = () => false
  export const hasPreviousPage = hasNextPage`,
}

/** Methods of the other modules that the page never calls. */
const uncalled: Record<string, readonly string[]> = {
  'queryClient.js': [
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
  'queryObserver.js': ['fetchOptimistic'],
  'timeoutManager.js': ['setTimeoutProvider'],
  'utils.js': ['addToEnd', 'addToStart', 'matchMutation'],
}

/** Removes mutations, infinite queries and more from the first script. @throws if the library does not have them */
export function queriesOnlyPlugin(): Plugin {
  const left = new Set(Object.keys(unused))
  return {
    name: 'plugboard:queries-only',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    enforce: 'pre',
    load(id) {
      const [, name = ''] = /\/query-core\/build\/modern\/(\w+\.js)$/.exec(id) ?? []
      const replacement = unused[name]
      if (replacement === undefined) return null
      left.delete(name)
      return replacement
    },
    transform(code, id) {
      const [, name = ''] = /\/query-core\/build\/modern\/(\w+\.js)$/.exec(id) ?? []
      return name in uncalled
        ? { code: removeUnused(code, { uncalled: uncalled[name] ?? [] }), map: null }
        : null
    },
    buildEnd(error) {
      if (!error && left.size > 0) this.error(`@tanstack/query-core has no ${[...left].join(', ')} any more`)
    },
  }
}
