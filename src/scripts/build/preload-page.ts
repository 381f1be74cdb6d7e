import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite'

/** Modules that the boot imports while it waits for the network. */
const awaited = ['/src/main.tsx', '/src/catalog/open-catalog.ts', '/src/config/config.ts']

type Chunk = Rolldown.OutputChunk

const isChunk = (output: Chunk | Rolldown.OutputAsset | undefined): output is Chunk =>
  output?.type === 'chunk'

/** Returns the chunks that contain `modules`, and all their static imports. */
function neededFor(modules: readonly string[], bundle: Rolldown.OutputBundle): Set<Chunk> {
  const chunks = Object.values(bundle).filter(isChunk)
  const holds = ({ moduleIds }: Chunk) => moduleIds.some((id) => modules.some((one) => id.endsWith(one)))
  const needed = new Set(chunks.filter(holds))
  for (const { imports } of needed)
    for (const name of imports) {
      const chunk = bundle[name]
      if (isChunk(chunk)) needed.add(chunk)
    }
  return needed
}

const asPreload = (_: string, __: string, attributes: string, file: string) =>
  `<link rel="modulepreload"${attributes} href="${file}">`

/**
 * Preloads the page's script and styles, which the boot imports, together with the boot. The boot sets the colours that
 * a person has chosen, so it blocks the first paint; nothing else does.
 */
export function preloadPagePlugin(): Plugin {
  return {
    name: 'plugboard:preload-page',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(page, { bundle = {} }) {
        const needed = [...neededFor(awaited, bundle)]
        // The boot is the last script, and imports the others.
        const html = page
          .replace(/<script( type="module")([^>]*) src="([^"]+)"><\/script>(?=[\s\S]*<script\1)/g, asPreload)
          .replace('<script type="module"', '$& blocking="render"')
        const isNew = (file: string) => !html.includes(`"/${file}"`)
        const styles = new Set(needed.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]))
        const tag = (attrs: HtmlTagDescriptor['attrs']): HtmlTagDescriptor => ({
          tag: 'link',
          attrs: { ...attrs, crossorigin: true },
          injectTo: 'head',
        })
        const tags = [
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
