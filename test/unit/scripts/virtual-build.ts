import { build, type Plugin, type Rolldown } from 'vite'

/** Builds virtual modules, by their ids, with Vite's own settings. The first one is the entry. */
export async function buildModules(
  modules: Record<string, string>,
  plugins: Plugin[],
  { ssr = false } = {},
): Promise<Rolldown.OutputChunk[]> {
  const virtual: Plugin = {
    name: 'virtual-modules',
    enforce: 'pre',
    resolveId: (id) => (id in modules ? id : null),
    load: (id) => modules[id] ?? null,
  }
  const made = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'silent',
    plugins: [virtual, ...plugins],
    build: {
      write: false,
      ssr,
      rolldownOptions: { input: Object.keys(modules)[0] ?? '', preserveEntrySignatures: 'strict' },
    },
  })
  const outputs = [made].flat().flatMap((one) => ('output' in one ? one.output : []))
  return outputs.filter((output) => output.type === 'chunk')
}

/** Runs a script that imports nothing. @returns its exports */
export const runScript = <Exports extends object>(code: string): Promise<Exports> =>
  import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`)

export const codeOf = (chunks: Rolldown.OutputChunk[]) => chunks.map(({ code }) => code).join('\n')
