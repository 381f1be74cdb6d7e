import { resolve } from 'node:path'
import { assertContains, patchPlugin } from './patch-plugin.ts'

export const iconFactory = 'lucide-react/dist/esm/createLucideIcon.mjs'

/** Replaces Lucide's component factory by `src/ui/icons/create-icon.ts`. The icons themselves come from Lucide. */
export const plainIconsPlugin = () =>
  patchPlugin({ name: 'plain-icons', files: [iconFactory], patch: withPlainIcons })

/** @param code the module of Lucide's factory */
export function withPlainIcons(code: string): string {
  assertContains(code, 'function createLucideIcon(iconDataOrName,')
  assertContains(code, 'export { createLucideIcon as default }')
  return `export { createIcon as default } from ${JSON.stringify(resolve('src/ui/icons/create-icon.ts'))}`
}
