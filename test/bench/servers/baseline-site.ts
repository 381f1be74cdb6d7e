import { resolve } from 'node:path'
import { build, type HtmlTagDescriptor, type Plugin } from 'vite'
import { readSite, type SiteFiles } from '../../../src/scripts/start/site-files'

const root = resolve('test/bench/baselines')
const outDir = resolve('test-results/baseline')

/** Files that a page would request late without a preload. */
const late: Record<string, readonly RegExp[]> = {
  '/bare.html': [/\/bare-.*\.js$/, /\/show-baseline-.*\.js$/, /\/maplibre-gl-worker-.*\.js$/],
  '/fair.html': [
    ...[/\/fair-.*\.js$/, /\/show-baseline-.*\.js$/, /\/maplibre-gl-worker-.*\.js$/],
    /\/inter-latin-wght-normal-.*\.woff2$/,
  ],
}

/** Adds preloads to the baseline pages, as the app has them. */
const preloadPlugin: Plugin = {
  name: 'plugboard:preload-baseline',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { path, bundle = {} }) =>
      Object.keys(bundle)
        .filter((file) => late[path]?.some((pattern) => pattern.test(`/${file}`)))
        .map((file): HtmlTagDescriptor => {
          const kind = file.endsWith('.woff2') ? { rel: 'preload', as: 'font' } : { rel: 'modulepreload' }
          return { tag: 'link', attrs: { ...kind, href: `/${file}`, crossorigin: true }, injectTo: 'head' }
        }),
  },
}

/** Builds the baseline pages, `/bare.html` and `/fair.html`, as the app is built. */
export async function buildBaselines(): Promise<void> {
  const { NODE_ENV } = process.env
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    plugins: [preloadPlugin],
    worker: { format: 'es' },
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2022',
      chunkSizeWarningLimit: 1_200,
      rolldownOptions: { input: ['bare', 'fair'].map((name) => resolve(root, `${name}.html`)) },
    },
  })
  // Vite sets it for the whole process; a sandbox started from here would refuse to run in production.
  if (NODE_ENV === undefined) delete process.env.NODE_ENV
}

export const readBaselines = (): SiteFiles => readSite(outDir)
