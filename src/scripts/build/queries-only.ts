import type { Plugin } from 'vite'
import { removeUnused } from './remove-unused.ts'

/** What TanStack Query's client always brings along, and how little of it a page needs that only asks. */
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

/** What the page never calls of those that are left. */
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

/** Leaves mutations, infinite queries and more out of the first script. @throws when the library has them no more */
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
