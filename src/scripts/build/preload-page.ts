import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite'
import { replaceInPage } from './replace-in-page.ts'

/**
 * Modules of the first scripts, in the order of their preloads. The catalog's worker comes before the page's script,
 * because its requests to the service take longest.
 */
const awaited = [
  '/src/catalog/worker/catalog.worker.ts',
  '/src/catalog/open-catalog.ts',
  '/src/config/config.ts',
  '/src/main.tsx',
]

type Chunk = Rolldown.OutputChunk

const isChunk = (output: Chunk | Rolldown.OutputAsset | undefined): output is Chunk =>
  output?.type === 'chunk'

/**
 * Returns the chunks that contain `modules`, in their order, and then all static imports of these chunks.
 * @throws if no chunk contains one: renamed, it would silently load later
 */
export function findNeededChunks(modules: readonly string[], bundle: Rolldown.OutputBundle): Set<Chunk> {
  const chunks = Object.values(bundle).filter(isChunk)
  const holding = (module: string) =>
    chunks.filter(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)))
  const missing = modules.filter((module) => holding(module).length === 0)
  if (missing.length > 0) throw new Error(`No script to preload contains ${missing.join(', ')}.`)
  const needed = new Set(modules.flatMap(holding))
  for (const { imports } of needed)
    for (const name of imports) {
      const chunk = bundle[name]
      if (isChunk(chunk)) needed.add(chunk)
    }
  return needed
}

/**
 * Preloads what the boot requests, together with the boot: configuration, scripts and styles. The boot sets the colours
 * that a person has chosen, so it blocks the first paint; nothing else does. A worker's script is preloaded as a module
 * of the page, which does not run it: the worker then finds it in the browser's cache.
 */
export function preloadPagePlugin(): Plugin {
  return {
    name: 'plugboard:preload-page',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(page, { bundle = {} }) {
        const needed = [...findNeededChunks(awaited, bundle)]
        // The boot is the last script, and imports the others.
        const withBootOnly = replaceInPage(
          page,
          /<script( type="module")([^>]*) src="([^"]+)"><\/script>(?=[\s\S]*<script\1)/g,
          (_, __, attributes, file) => `<link rel="modulepreload"${attributes} href="${file}">`,
        )
        const html = replaceInPage(
          withBootOnly,
          /<script type="module"/,
          (begin) => `${begin} blocking="render"`,
        )
        const isNew = (file: string) => !html.includes(`"/${file}"`)
        const styles = new Set(needed.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]))
        const tag = (attrs: HtmlTagDescriptor['attrs']): HtmlTagDescriptor => ({
          tag: 'link',
          attrs: { ...attrs, crossorigin: true },
          injectTo: 'head',
        })
        const tags = [
          tag({ rel: 'preload', as: 'fetch', href: '/config.json' }),
          ...[...styles].filter(isNew).map((file) => tag({ rel: 'stylesheet', href: `/${file}` })),
          ...needed
            .map(({ fileName }) => fileName)
            .filter(isNew)
            .map((file) => tag({ rel: 'modulepreload', href: `/${file}` })),
        ]
        return { html, tags }
      },
    },
  }
}
