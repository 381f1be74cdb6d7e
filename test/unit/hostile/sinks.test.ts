import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const sinks: readonly RegExp[] = [
  /\b(inner|outer)HTML\b(?!Element)/,
  /\binsertAdjacentHTML\b/,
  /\bdangerouslySetInnerHTML\b/,
  /\bsetHTML(Unsafe)?\(/,
  /\bcreateContextualFragment\b/,
  /\bDOMParser\b/,
  /\bsrcdoc\b/i,
  /\bdocument\.write/,
  /\beval\(/,
  /\bnew Function\b/,
  /\bset(Timeout|Interval)\(\s*['"`]/,
  /\bdocument\.domain\b/,
]
const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|\/\/ .*$/gm, '')
const found = (text: string) => sinks.filter((sink) => sink.test(withoutComments(text))).map(String)

const names = readdirSync('src', { recursive: true, encoding: 'utf8' })
const files = names.filter((name) => /\.tsx?$/.test(name))
const styles = names.filter((name) => name.endsWith('.css'))
const read = (name: string) => readFileSync(join('src', name), 'utf8')

test('no source converts text to markup or code', () => {
  expect(files.length).toBeGreaterThan(100)
  const guilty = files.flatMap((name) => {
    const lines = found(read(name))
    return lines.map((sink) => `${name}: ${sink}`)
  })
  expect(guilty).toEqual([])
})

test('no script, style or font is loaded from another host', () => {
  const html = readFileSync('index.html', 'utf8')
  expect([...html.matchAll(/(?:src|href)="(?!\/)[^"]*"/g)].map(String)).toEqual([])
  const outside = styles.filter((name) => /(?:@import|url\()\s*['"]?(?:https?:)?\/\//.test(read(name)))
  expect(outside).toEqual([])
})

test.each([
  'root.innerHTML = name',
  '<p dangerouslySetInnerHTML={{ __html: name }} />',
  'popup.setHTML(name)',
  'new Function(text)',
  'setTimeout("run()", 1)',
])('the check finds %s', (text) => expect(found(text)).toHaveLength(1))
