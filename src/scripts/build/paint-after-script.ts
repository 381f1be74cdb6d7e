import type { Plugin } from 'vite'

/**
 * The page's script sets the colours that a person has chosen. Without this, browsers paint the ground in those of
 * the system first, which flashes. Nothing is later for it: until the script has run there is nothing to show.
 */
export function paintAfterScriptPlugin(): Plugin {
  return {
    name: 'plugboard:paint-after-script',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html) => html.replace('<script type="module"', '$& blocking="render"'),
    },
  }
}
