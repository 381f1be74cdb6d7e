import { resolve } from 'node:path'
import type { Plugin } from 'vite'

/** Replaces Lucide's component factory by `src/ui/create-icon.ts`. The icons themselves come from Lucide. */
export function plainIconsPlugin(): Plugin {
  const factory = JSON.stringify(resolve('src/ui/create-icon.ts'))
  return {
    name: 'plugboard:plain-icons',
    apply: 'build',
    enforce: 'pre',
    load: (id) =>
      /\/lucide-react\/dist\/esm\/createLucideIcon\.mjs$/.test(id)
        ? `export { createIcon as default } from ${factory}`
        : null,
  }
}
