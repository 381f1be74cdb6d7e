import type { Plugin } from 'vite'

interface Patch {
  name: string
  /** Modules to patch: paths in `node_modules`, or ids of virtual modules. The page's build must have each of them. */
  files: readonly string[]
  /** Returns the patched code of one of `files`. @throws if the code is not the one that the patch is for */
  patch: (code: string, file: string) => string
}

/**
 * Patches modules of libraries in the page's build. If a module is not there any more, or has another code, the build
 * fails: skipped silently, a patch would only be missed when somebody measures the page.
 */
export function patchPlugin({ name, files, patch }: Patch): Plugin {
  const left = new Set(files)
  return {
    name: `plugboard:${name}`,
    // The programs for Node have other modules. Vite's builds of workers and of embed.js run without this plugin.
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    enforce: 'pre',
    transform(code, id) {
      const file = files.find((one) => id === one || id.endsWith(`/node_modules/${one}`))
      if (file === undefined) return null
      // A build that watches its files transforms only what has changed, so this is never filled again.
      left.delete(file)
      return { code: patch(code, file), map: null }
    },
    buildEnd(error) {
      if (!error && left.size > 0)
        this.error(`The build has no module ${[...left].join(', ')} to patch any more.`)
    },
  }
}

/** @throws if a module does not contain a text that its patch replaces or relies on */
export function assertContains(code: string, text: string): void {
  if (!code.includes(text)) throw new Error(`The module to patch does not contain "${text}" any more.`)
}
