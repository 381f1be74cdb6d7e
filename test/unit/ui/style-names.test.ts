import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).map((name) => join('src', name))
const styles = files
  .filter((file) => file.endsWith('.css'))
  .map((file) => [file, readFileSync(file, 'utf8')] as const)
const sources = [...files.filter((file) => /\.tsx?$/.test(file)), 'index.html']
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')

/** Set by MapLibre and uPlot. */
const others = /^(maplibregl|uplot|u)-/

const withoutComments = (css: string) => css.replace(/\/\*[\s\S]*?\*\//g, '')
const words = new Set(sources.match(/[\w-]+/g))
/** Beginnings of names that sources complete, as in `text-${status}`. */
const beginnings = new Set([...sources.matchAll(/([\w-]+-)\$\{/g)].map(([, beginning]) => beginning))

const isBuilt = (name: string) =>
  words.has(name) || [...name.matchAll(/-/g)].some(({ index }) => beginnings.has(name.slice(0, index + 1)))
const toProperty = (attribute: string) =>
  `dataset.${attribute.slice(5).replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}`

function unknownNames(pattern: RegExp, isKnown: (name: string) => boolean): string[] {
  return styles.flatMap(([file, css]) =>
    [...withoutComments(css).matchAll(pattern)].flatMap(([, name = '']) =>
      isKnown(name) || others.test(name) ? [] : `${file}: ${name}`,
    ),
  )
}

test('the style sheets are read', () => {
  expect(styles.length).toBeGreaterThan(30)
})

test('each data attribute that a style sheet selects is set by a source', () => {
  const isSet = (name: string) => isBuilt(name) || sources.includes(toProperty(name))
  expect(unknownNames(/\[(data-[\w-]+)/g, isSet)).toEqual([])
})

test('each class that a style sheet selects is set by a source', () => {
  expect(unknownNames(/\.([a-z][\w-]*)(?=[^{}]*\{)/g, isBuilt)).toEqual([])
})
