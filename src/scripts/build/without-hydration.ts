import type { Plugin } from 'vite'

/** What a page without a server's markup and without resource hints never calls of React DOM, by file. */
const unused: Record<string, readonly RegExp[]> = {
  'react-dom.production.js': [
    exported('preconnect'),
    exported('prefetchDNS'),
    exported('preinit'),
    exported('preinitModule'),
    exported('preload'),
    exported('preloadModule'),
  ],
  'react-dom-client.production.js': [
    exported('hydrateRoot'),
    /ReactDOMHydrationRoot\.prototype\.render = (?=ReactDOMRoot\b)/,
    /ReactDOMHydrationRoot\.prototype\.unmount = (?=ReactDOMRoot\b)/,
    /\nReactDOMHydrationRoot\.prototype\.unstable_scheduleHydration = function \([\s\S]*?\n\};(?=\n)/,
    // Entries of the table behind the hints above.
    /\n {2}D: prefetchDNS,\n[\s\S]*?(?=\n\};)/,
  ],
}

function exported(name: string): RegExp {
  return new RegExp(`\\nexports\\.${name} = function \\([\\s\\S]*?\\n\\};(?=\\n)`)
}

/**
 * Leaves hydration and resource hints out of the first script: a minifier cannot tell that nobody reads the exports
 * of a CommonJS module. The functions behind them go with them.
 */
export function withoutHydrationPlugin(): Plugin {
  return {
    name: 'plugboard:without-hydration',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    transform(code, id) {
      const [, name = ''] = /\/react-dom\/cjs\/([\w.-]+\.js)$/.exec(id) ?? []
      return name in unused ? { code: withoutUnused(name, code), map: null } : null
    },
  }
}

/** @param name of a file of React DOM */
export function withoutUnused(name: string, code: string): string {
  return withoutParts(code, unused[name] ?? [])
}

/** @throws where a part is not found: the library has changed, and so must this */
export function withoutParts(code: string, parts: readonly RegExp[]): string {
  return parts.reduce((rest, part) => {
    if (!part.test(rest)) throw new Error(`react-dom has no ${part} to leave out.`)
    return rest.replace(part, '')
  }, code)
}
