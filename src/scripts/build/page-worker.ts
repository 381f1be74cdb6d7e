import type { Plugin } from 'vite'
import { assertContains, patchPlugin } from './patch-plugin.ts'

const suffix = '?page-worker'
const preloadHelper = '\0vite/preload-helper.js'

/**
 * Resolves `import { url } from './x.worker?page-worker'` to the address of a worker that is built together with the
 * page. Vite builds a `?worker` separately, with its own copies of shared modules, mainly zod. Built together, page and
 * worker share those chunks, and the browser loads them once.
 */
export function pageWorkerPlugin(): Plugin {
  let building = false
  return {
    name: 'plugboard:page-worker',
    enforce: 'pre',
    configResolved({ command }) {
      building = command === 'build'
    },
    async resolveId(source, importer) {
      if (!source.endsWith(suffix)) return null
      const script = await this.resolve(source.slice(0, -suffix.length), importer)
      return script && `\0${script.id}${suffix}`
    },
    load(id) {
      if (!id.startsWith('\0') || !id.endsWith(suffix)) return null
      const script = id.slice(1, -suffix.length)
      if (!building) return `export { default as url } from ${JSON.stringify(`${script}?worker&url`)}`
      return `export const url = import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: 'chunk', id: script })}`
    },
  }
}

/**
 * Page and worker share Vite's helper for dynamic imports, which reports a missing script to `window`. A worker has
 * none, so the helper reports it to `globalThis`.
 */
export const preloadInWorkersPlugin = () =>
  patchPlugin({ name: 'preload-in-workers', files: [preloadHelper], patch: withGlobalEvents })

/** @param code Vite's helper for dynamic imports */
export function withGlobalEvents(code: string): string {
  assertContains(code, 'window.dispatchEvent')
  return code.replaceAll('window.dispatchEvent', 'globalThis.dispatchEvent')
}
