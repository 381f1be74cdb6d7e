/** A source file by its path from the root of the repository, such as `src/app/App.tsx`. */
export interface Source {
  path: string
  text: string
}

export interface Import {
  from: string
  /** Path of a file of ours, or the name of a package without what follows it: `zod` for `zod/mini`. */
  to: string
  isPackage: boolean
}

// `from '…'` of imports and exports, bare imports, `import('…')` of code and types, and workers' `new URL('…')`.
const specifiers = [
  /^\s*(?:import|export)\b[^'"]*?\bfrom\s+['"]([^'"]+)['"]/gm,
  /^\s*import\s+['"]([^'"]+)['"]/gm,
  /\bimport\(\s*['"]([^'"]+)['"]/g,
  /new URL\(\s*['"]([^'"]+)['"],\s*import\.meta\.url/g,
]

function packageOf(specifier: string): string {
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/')
}

/** The file that a relative specifier means; files that are no modules (styles, data) are not among the sources. */
function resolve(from: string, specifier: string, paths: ReadonlySet<string>): string | undefined {
  const base = new URL(specifier.split('?')[0] ?? '', `file:///${from}`).pathname.slice(1)
  return [base, `${base}.ts`, `${base}.tsx`].find((path) => paths.has(path))
}

export function importsOf(sources: readonly Source[]): Import[] {
  const paths = new Set(sources.map(({ path }) => path))
  return sources.flatMap(({ path: from, text }) =>
    specifiers
      .flatMap((pattern) => [...text.matchAll(pattern)])
      .flatMap(([, specifier = '']): Import[] => {
        if (!specifier.startsWith('.')) return [{ from, to: packageOf(specifier), isPackage: true }]
        const to = resolve(from, specifier, paths)
        return to ? [{ from, to, isPackage: false }] : []
      }),
  )
}
