import type { Plugin } from 'vite'

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

/** Leaves mutations and infinite queries out of the first script. @throws when the library has them no more */
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
    buildEnd(error) {
      if (!error && left.size > 0) this.error(`@tanstack/query-core has no ${[...left].join(', ')} any more`)
    },
  }
}
