import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import react from '@vitejs/plugin-react'
import { type BuildEnvironmentOptions, defineConfig, type Plugin } from 'vite'
import { copyRuntimePlugin } from './src/scripts/build/copy-runtime.ts'
import { embedScriptPlugin } from './src/scripts/build/embed-script.ts'
import { createFirstChunks, isMapRegion, isPreloaded, namedParts } from './src/scripts/build/first-chunks.ts'
import { icuMessagesPlugin } from './src/scripts/build/icu-messages.ts'
import { licencesPlugin } from './src/scripts/build/licences.ts'
import { namedPartsPlugin } from './src/scripts/build/named-parts.ts'
import { pageWorkerPlugin, preloadInWorkersPlugin } from './src/scripts/build/page-worker.ts'
import { plainIconsPlugin } from './src/scripts/build/plain-icons.ts'
import { preloadPagePlugin } from './src/scripts/build/preload-page.ts'
import { pwaPlugin } from './src/scripts/build/pwa.ts'
import { queriesOnlyPlugin } from './src/scripts/build/queries-only.ts'
import { replaceInPage } from './src/scripts/build/replace-in-page.ts'
import { withoutPasswordGrantPlugin } from './src/scripts/build/without-password-grant.ts'
import { withoutUnusedReactPlugin } from './src/scripts/build/without-unused-react.ts'

const scripts = 'src/scripts'
/** Copies of the page: for the login's redirect address, and for the frame of another site. */
const pageCopies: Record<string, (page: string) => string> = {
  'auth/callback/index.html': (page) => withoutShell(page),
  'embed/index.html': (page) => asEmbed(page),
}

/** Removes the shape of the page: the redirect leaves soon, and a frame has another shape. */
const withoutShell = (page: string) =>
  replaceInPage(page, /(<div id="root">)[\s\S]*(<\/div>)(?=\s*<noscript>)/, (_, open, close) => open + close)

const asEmbed = (page: string) =>
  replaceInPage(
    withoutShell(page),
    /<\/head>/,
    (end) =>
      `  <meta name="robots" content="noindex" />\n    <meta name="plugboard:page" content="embed" />\n  ${end}`,
  )

/** Programs are the files of `src/scripts`; their parts are in folders of the same name. */
function programs(): Record<string, string> {
  const files = readdirSync(scripts).filter((name) => name.endsWith('.ts'))
  return Object.fromEntries(files.map((name) => [basename(name, '.ts'), join(scripts, name)]))
}

/** Workers have other headers than other scripts, so they are in a folder of their own. */
const workerFiles = 'workers/[name]-[hash].js'
const scriptFiles = ({ name }: { name: string }) =>
  name.endsWith('.worker') ? workerFiles : 'assets/[name]-[hash].js'

const appBuild: BuildEnvironmentOptions = {
  outDir: 'dist',
  target: 'es2022',
  // The policy forbids inline content: no polyfill script, no data addresses.
  // Vite preloads other chunks through `document`, which the catalog's worker lacks: styles only. MapLibre's script is an
  // exception: a page would request what it imports only when it is parsed, one round trip later.
  modulePreload: {
    polyfill: false,
    resolveDependencies: (_script, needed, { hostId, hostType }) =>
      needed.filter(
        (file) =>
          hostType === 'html' ||
          ((file.endsWith('.css') || isMapRegion.test(hostId)) && !isPreloaded.test(file)),
      ),
  },
  assetsInlineLimit: 0,
  rolldownOptions: {
    output: { entryFileNames: scriptFiles, chunkFileNames: scriptFiles, codeSplitting: createFirstChunks() },
  },
  // MapLibre is one chunk of a megabyte. It is loaded after the list.
  chunkSizeWarningLimit: 1_200,
}

const nodeBuild: BuildEnvironmentOptions = {
  outDir: 'dist-node',
  target: 'node20',
  minify: false,
  copyPublicDir: false,
  rolldownOptions: {
    input: programs(),
    output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name].js' },
  },
}

/** Addresses with headers of their own are real files of the build, so that every static host can serve them. */
function pageCopiesPlugin(): Plugin {
  return {
    name: 'plugboard:page-copies',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    enforce: 'post',
    generateBundle(_, bundle) {
      const page = bundle['index.html']
      if (page?.type !== 'asset') return
      for (const [fileName, copy] of Object.entries(pageCopies))
        this.emitFile({ type: 'asset', fileName, source: copy(String(page.source)) })
    },
  }
}

/** In `dev` every address has the same document. */
function embedInDevPlugin(): Plugin {
  return {
    name: 'plugboard:embed-in-dev',
    apply: 'serve',
    transformIndexHtml: (page, { originalUrl = '/' }) =>
      new URL(originalUrl, 'http://localhost').pathname === '/embed/' ? asEmbed(page) : page,
  }
}

/** In `dev` the sandbox runs beside the app, as in `npm start`. */
function sandboxPlugin(): Plugin {
  return {
    name: 'plugboard:sandbox',
    apply: 'serve',
    async configureServer(server) {
      const { startSandbox } = await server.ssrLoadModule('/src/sandbox/sandbox.ts')
      const { sandboxOptions } = await server.ssrLoadModule('/src/sandbox/options.ts')
      const { portFrom } = await server.ssrLoadModule('/src/scripts/start/ports.ts')
      const options = sandboxOptions(process.env)
      const sandbox = await startSandbox({
        port: portFrom(process.env, 'SANDBOX_PORT', 4174),
        appOrigins: [`http://localhost:${server.config.server.port}`],
        ...options,
      })
      server.httpServer?.once('close', () => sandbox.close())
      if (options.basemap?.endsWith('.pmtiles')) {
        const { archiveFile } = await server.ssrLoadModule('/src/scripts/start/archive-file.ts')
        const { archivePath } = await server.ssrLoadModule('/src/sandbox/sandbox.ts')
        server.middlewares.use(archivePath, archiveFile(options.basemap)({}))
      }
      server.middlewares.use('/config.json', (_, response) => {
        response.setHeader('Content-Type', 'application/json')
        // The page takes the site's time from this answer: it must be that of the sandbox.
        if (options.now) response.setHeader('Date', new Date(options.now).toUTCString())
        response.end(JSON.stringify(sandbox.config))
      })
    },
  }
}

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    react(),
    icuMessagesPlugin(),
    pageWorkerPlugin(),
    preloadInWorkersPlugin(),
    withoutPasswordGrantPlugin(),
    withoutUnusedReactPlugin(),
    plainIconsPlugin(),
    queriesOnlyPlugin(),
    namedPartsPlugin(namedParts),
    copyRuntimePlugin(),
    preloadPagePlugin(),
    pwaPlugin(),
    pageCopiesPlugin(),
    licencesPlugin(),
    embedInDevPlugin(),
    embedScriptPlugin(),
    sandboxPlugin(),
  ],
  worker: { format: 'es', rolldownOptions: { output: { entryFileNames: workerFiles } } },
  build: isSsrBuild ? nodeBuild : appBuild,
  server: { port: 5173, strictPort: true },
  // Finds the imports of workers at the start. Found later, they would reload the page.
  optimizeDeps: { entries: ['index.html', 'src/**/*worker.ts'] },
}))
