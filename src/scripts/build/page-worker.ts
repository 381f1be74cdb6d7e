import type { Plugin } from 'vite'

const suffix = '?page-worker'

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
