import { findLayer, folderOf } from './rules'
import type { Source } from './sources'

/** `className="…"` and `className={…}`, whose templates may hold one more pair of braces. */
const classNames = /\bclassName=(?:"([^"]*)"|\{((?:[^{}]|\{[^{}]*\})*)\})/g
/** Strings and templates of an expression. A compared string is no class. */
const texts = /(?<![!=]== )(?:'([^']*)'|`([^`]*)`)/g

/**
 * Classes that a component names in full: `row` and `wide`, not what begins with `text-` in `row wide text-${status}`.
 */
function classesOf(text: string): string[] {
  return [...text.matchAll(classNames)]
    .flatMap(([, literal, expression = '']) =>
      literal === undefined
        ? [...expression.matchAll(texts)].map(([, quoted, template = '']) => quoted ?? template)
        : [literal],
    )
    .flatMap((words) => words.replace(/[\w-]*\$\{[^}]*\}[\w-]*/g, ' ').split(/\s+/))
    .filter((word) => word !== '')
}

/** Classes of a style sheet's selectors. */
function styledIn(css: string): string[] {
  const selectors = css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{};]+)\{/g)
  return [...selectors]
    .filter(([, selector = '']) => !selector.trim().startsWith('@'))
    .flatMap(([, selector = '']) => [...selector.matchAll(/\.([a-z][\w-]*)/g)])
    .map(([, name = '']) => name)
}

const mayUse = (from: string, styled: string) => from === styled || findLayer(styled) > findLayer(from)

/**
 * Classes that are styled, but neither in their component's folder nor in a lower layer: such a component loses its
 * look wherever the other folder's style sheets are not loaded.
 */
export function findForeignClasses(components: readonly Source[], sheets: readonly Source[]): string[] {
  const folders = new Map<string, Set<string>>()
  for (const { path, text } of sheets)
    for (const name of styledIn(text)) folders.set(name, (folders.get(name) ?? new Set()).add(folderOf(path)))
  return components.flatMap(({ path, text }) =>
    [...new Set(classesOf(text))]
      .filter((name) => folders.has(name))
      .filter((name) => ![...(folders.get(name) ?? [])].some((folder) => mayUse(folderOf(path), folder)))
      .map((name) => `${path} must not use .${name} of ${[...(folders.get(name) ?? [])].sort().join(', ')}`),
  )
}
