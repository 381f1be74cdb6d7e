import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).map((name) => join('src', name))
const read = (pattern: RegExp) =>
  files
    .filter((file) => pattern.test(file) && !/^src\/(?:sandbox|scripts)/.test(file))
    .map((file) => [file, readFileSync(file, 'utf8')] as const)
const styles = read(/\.css$/).map(([file, css]) => [file, css.replace(/\/\*[\s\S]*?\*\//g, '')] as const)
const allStyles = styles.map(([, css]) => css).join('\n')
const sources = read(/\.tsx?$/)

/** Names that stand in the style sheets in front of a colon, and those that components set. */
const defined = new Set([
  ...[...allStyles.matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => name),
  ...sources.flatMap(([, text]) => [...text.matchAll(/['"](--[\w-]+)['"]:/g)].map(([, name]) => name)),
])

test('each custom property that a style sheet uses has a value', () => {
  const unknown = styles.flatMap(([file, css]) =>
    [...css.matchAll(/var\(\s*(--[\w-]+)/g)].flatMap(([, name]) =>
      defined.has(name) ? [] : `${file}: ${name}`,
    ),
  )
  expect(unknown).toEqual([])
})

test('each palette changes colours of the first one only', () => {
  const tokens = styles.find(([file]) => file.endsWith('tokens.css'))?.[1] ?? ''
  const namesIn = (css: string) => [...css.matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => name)
  const [first = '', ...palettes] = tokens.split(/(?=^:root)/m).filter((part) => part.startsWith(':root'))
  expect(palettes.length).toBeGreaterThan(1)
  expect(palettes.flatMap(namesIn).filter((name) => !namesIn(first).includes(name))).toEqual([])
})

test('each colour that a source names is one of the style sheets', () => {
  const unknown = sources.flatMap(([file, text]) =>
    [...text.matchAll(/['"`](--[a-z][\w-]*[a-z0-9])['"`]/g)].flatMap(([, name]) =>
      defined.has(name) ? [] : `${file}: ${name}`,
    ),
  )
  expect(unknown).toEqual([])
})

test('each animation that is played is defined', () => {
  const frames = new Set([...allStyles.matchAll(/@keyframes ([\w-]+)/g)].map(([, name]) => name))
  const played = [...allStyles.matchAll(/animation(?:-name)?:\s*([\w-]+)/g)].map(([, name]) => name)
  expect(played.filter((name) => name !== 'none' && !frames.has(name))).toEqual([])
  expect([...frames].filter((name) => !played.includes(name))).toEqual([])
})

/** Declarations of a rule outside of all media queries. */
function declarationsOf(selector: string): Record<string, string> {
  const rules = styles.flatMap(([, css]) => [
    ...css.replace(/@media[^{]*\{(?:[^{}]*\{[^{}]*\})*\s*\}/g, '').matchAll(/([^{}]+)\{([^{}]*)\}/g),
  ])
  const bodies = rules.filter(([, head = '']) => head.trim() === selector).map(([, , body = '']) => body)
  return Object.fromEntries(
    [...bodies.join('').matchAll(/([\w-]+)\s*:\s*([^;]+);/g)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  )
}

/** Everything that a print style hides. */
const hiddenInPrint = styles
  .flatMap(([, css]) => css.split('@media print').slice(1))
  .flatMap((part) => [...part.matchAll(/([^{}]+)\{\s*display:\s*none;\s*\}/g)].map(([, head]) => head))
  .join('\n')

test.each([
  ...['.map-area', '.legend', '.skip-link', '.icon-button', '.sheet-handle', '.station-actions'],
  ...['.station-note', '.history', '.raw-fields', '.values-hidden', '.column'],
])('paper has no %s', (selector) => {
  expect(hiddenInPrint).toMatch(new RegExp(`${selector.replace('.', '\\.')}(?![\\w-])`))
})

test('what is for paper only is not on the screen', () => {
  expect(declarationsOf('.print-only').display).toBe('none')
})

test('what is for screen readers only takes no room, and is not removed for them', () => {
  const rule = declarationsOf('.visually-hidden')
  expect(rule).toMatchObject({ position: 'absolute', width: '1px', height: '1px', overflow: 'hidden' })
  expect(rule.display).not.toBe('none')
  expect(rule.visibility).not.toBe('hidden')
})

test('people who want no motion get none', () => {
  expect(allStyles).toMatch(/@media \(prefers-reduced-motion: reduce\)/)
})

test('layers of the page are numbers from -1 to 9', () => {
  const layers = [...allStyles.matchAll(/z-index:\s*([^;]+);/g)].map(([, value]) => Number(value))
  expect(layers.filter((layer) => !Number.isInteger(layer) || layer < -1 || layer > 9)).toEqual([])
})
