import type { Plugin, Rolldown } from 'vite'

const runtimeImport = /import\{(\w+) as ([\w$]+)\}from"[^"]*\/rolldown-runtime-[^"]*";/

/**
 * Writes Rolldown's helper for module namespaces into the catalog's script, which imports nothing else of Rolldown's
 * runtime. Rolldown always makes the runtime a file of its own. As the seventh file of the first ones it delayed the
 * first request to the service by a round trip.
 * @throws if the script imports the runtime in another way
 */
export function copyRuntimePlugin(): Plugin {
  return {
    name: 'plugboard:copy-runtime',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    generateBundle(_, bundle) {
      const chunk = (name: string) => {
        const found = Object.values(bundle).find((output) => output.type === 'chunk' && output.name === name)
        if (found?.type !== 'chunk') throw new Error(`There is no chunk "${name}".`)
        return found
      }
      const runtime = chunk('rolldown-runtime')
      const catalog = chunk('catalog')
      catalog.code = replaceImport(catalog.code, runtime)
      catalog.imports = catalog.imports.filter((file) => file !== runtime.fileName)
    },
  }
}

/**
 * Reads an export by its getter, as Rolldown's helper does. Nothing here lists the exports or reads the mark of a
 * module. An unknown name must be absent, because a promise takes an object with a method "then" for a promise.
 */
const helper = '=m=>new Proxy(m,{get:(m,k)=>m[k]?.()});'

function replaceImport(code: string, { code: runtime }: Rolldown.OutputChunk): string {
  const [, exported = '', local = ''] = runtimeImport.exec(code) ?? []
  const name = new RegExp(`[{,]([\\w$]+) as ${exported}[,}]`).exec(runtime)?.[1]
  const isKnown = runtime.includes(`${name}=(e,n)=>{let r={};for(var i in e)t(r,i,{get:e[i],enumerable:!0});`)
  if (local === '' || !isKnown) throw new Error('The catalog imports the runtime in another way.')
  return code.replace(runtimeImport, () => `var ${local}${helper}`)
}
