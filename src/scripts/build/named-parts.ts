import type { Plugin } from 'vite'

interface NamedParts {
  /** Ends of the modules' ids. */
  modules: readonly string[]
  /** Names of chunks. */
  chunks: readonly string[]
}

/**
 * Fails the page's build if a module or a chunk that other parts of the build name is not there. Renamed, it would
 * silently be in another script, or load later.
 */
export function namedPartsPlugin({ modules, chunks }: NamedParts): Plugin {
  return {
    name: 'plugboard:named-parts',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    generateBundle(_, bundle) {
      const ids = [...this.getModuleIds()]
      const names = Object.values(bundle).map((output) => (output.type === 'chunk' ? output.name : ''))
      const missing = [
        ...modules.filter((path) => !ids.some((id) => id.endsWith(path))),
        ...chunks.filter((name) => !names.includes(name)),
      ]
      if (missing.length > 0)
        this.error(`The build has no ${missing.join(', ')} any more, which first-chunks.ts names.`)
    },
  }
}
