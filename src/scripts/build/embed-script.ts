import { build, type Plugin } from 'vite'

const source = 'src/embed/plugboard-map.ts'
const fileName = 'embed.js'

/**
 * Builds `/embed.js`, which other sites load. It is a classic script that adds only an element to their pages: a module
 * needs CORS on another origin, and cannot find its own address, which the element needs.
 */
export function embedScriptPlugin(): Plugin {
  return {
    name: 'plugboard:embed-script',
    apply: (_, { isSsrBuild }) => !isSsrBuild,
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName, source: await script() })
    },
    configureServer(server) {
      server.middlewares.use(`/${fileName}`, async (_, response) => {
        response.setHeader('Content-Type', 'text/javascript')
        response.end(await script())
      })
    },
  }
}

async function script(): Promise<string> {
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: source, output: { format: 'iife' } },
    },
  })
  // A build that watches its files has no output.
  const outputs = [result].flat().flatMap((one) => ('output' in one ? one.output : []))
  const chunk = outputs.find(({ type }) => type === 'chunk')
  if (chunk?.type !== 'chunk') throw new Error(`${source} could not be built.`)
  return chunk.code
}
