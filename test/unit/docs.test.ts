import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { describe, expect, test } from 'vitest'

const listFiles = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))

const isMarkdown = (file: string) => file.endsWith('.md')
const docs = ['README.md', 'CHANGELOG.md', 'SECURITY.md', ...listFiles('docs').filter(isMarkdown)]
const files = [...readdirSync('.'), ...['docs', 'public', 'src', 'test', '.ci', '.github'].flatMap(listFiles)]
const sources = [...listFiles('src'), ...listFiles('test')].map((file) => readFileSync(file, 'utf8'))

const codeBlock = /```[\s\S]*?```/g
const textOf = (file: string) => readFileSync(file, 'utf8')
const proseOf = (file: string) => textOf(file).replace(codeBlock, '')
/** Texts in backticks outside of blocks. */
const codeIn = (file: string) => [...proseOf(file).matchAll(/`([^`]+)`/g)].map(([, code = '']) => code)

/** A file of the project with an extension that the docs name; `NAME` and `XX` are placeholders. */
const isNamedFile = (code: string) =>
  /^[\w.-][\w./-]*\.(ts|tsx|css|json|txt|md|yml)$/.test(code) &&
  !/\b(NAME|XX)\b|^(dist\/)?config\.json$/.test(code)
const exists = (name: string) => files.some((file) => `/${file}`.endsWith(`/${name}`))

/** The anchor that GitHub gives a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_\- ]/gu, '')
    .replaceAll(' ', '-')
const anchorsIn = (file: string) =>
  [...proseOf(file).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) => anchorOf(heading))

function isRightLink(file: string, link: string): boolean {
  const [path = '', anchor] = link.split('#')
  const target = path === '' ? file : relative('.', join(dirname(file), path))
  return existsSync(target) && (anchor === undefined || anchorsIn(target).includes(anchor))
}

describe.each(docs)('%s', (file) => {
  test('each link leads to a file and a heading', () => {
    const links = [...proseOf(file).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link)
    const own = links.filter((link) => !/^(https?|mailto):/.test(link))
    expect(own.filter((link) => !isRightLink(file, link))).toEqual([])
  })

  test('each file that it names exists', () =>
    expect(codeIn(file).filter((code) => isNamedFile(code) && !exists(code))).toEqual([]))

  test('each command that it names is in package.json', () => {
    const { scripts } = JSON.parse(textOf('package.json'))
    const named = [...textOf(file).matchAll(/npm run ([\w:]+)/g)].map(([, name = '']) => name)
    expect(named.filter((name) => !Object.hasOwn(scripts, name))).toEqual([])
  })
})

test('each name of code in docs/ is in the project', () => {
  const names = docs.filter((file) => file.startsWith('docs/')).flatMap(codeIn)
  const parts = names.filter((name) => /^[A-Za-z#.]+$/.test(name)).flatMap((name) => name.split(/[.#]+/))
  const identifiers = names.concat(parts).filter((name) => /^[A-Za-z]+[a-z][A-Z]\w*$/.test(name))
  const isGlobal = (name: string) => (name.split('.')[0] ?? '') in globalThis
  const members = names.filter(
    (name) => /^[A-Z]\w+\.[a-z]\w+$/.test(name) && !isNamedFile(name) && !isGlobal(name),
  )
  const isInSources = (name: string) => sources.some((source) => new RegExp(`\\b${name}\\b`).test(source))
  const isMember = (name: string) => {
    const [owner, member] = name.split('.')
    const isOne = (text: string) =>
      new RegExp(`(class|interface|type) ${owner}\\b[^]*\\b${member}\\b`).test(text)
    return sources.some(isOne)
  }
  expect(identifiers.length).toBeGreaterThan(10)
  expect(identifiers.filter((name) => !isInSources(name))).toEqual([])
  expect(members.filter((name) => !isMember(name))).toEqual([])
})
