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
/** A path begins at the root or below `src/`; a name alone is that of any file. */
const exists = (name: string) =>
  name.includes('/')
    ? files.includes(name) || files.includes(`src/${name}`)
    : files.some((file) => file === name || file.endsWith(`/${name}`))

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

const longest = 125
/** Tables, pictures, HTML and definitions of links cannot be wrapped. */
const isWhole = (line: string) => /^\s*(?:\||!\[|<|\[[^\]]+\]:)/.test(line)

describe.each(docs)('%s', (file) => {
  // `npm run reliability` writes the sentences of its page.
  test.skipIf(file === 'docs/reliability.md')('each line of prose is short', () => {
    const lines = proseOf(file).split('\n')
    expect(lines.filter((line) => line.length > longest && !isWhole(line))).toEqual([])
  })

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

const inDocs = docs.filter((file) => file.startsWith('docs/'))
const isGlobal = (name: string) => (name.split('.')[0] ?? '') in globalThis

const isInSources = (name: string) =>
  sources.some((source) => new RegExp(`(?<![\\w#])${name}\\b`).test(source))

/** A class, interface or type with its braces, as Biome formats them. */
const ownerIn = (text: string, owner: string) =>
  new RegExp(`^(?:export )?(?:abstract )?(?:class|interface|type) ${owner}\\b.*?(?=\\n\\S)`, 'ms').exec(
    text,
  )?.[0]

const hasMember = (text: string, owner: string, member: string) =>
  new RegExp(`^ {2}(?:(?:readonly|async|get|static) )*\\*?${member}\\b`, 'm').test(ownerIn(text, owner) ?? '')

/** Whether a file declares `name`, `Owner.member` or the member `name` of something. */
function declares(text: string, name: string): boolean {
  const [owner = '', member] = name.split('.')
  if (member !== undefined) return hasMember(text, owner, member)
  const declaration = `\\b(?:function\\*?|const|class|interface|type) ${name}\\b`
  return new RegExp(`${declaration}|^ {2}${name}[(:?]|[{;] ${name}[(:?]|"${name}":`, 'm').test(text)
}

test('each name of code in docs/ is in the project', () => {
  const names = inDocs.flatMap(codeIn)
  const parts = names.filter((name) => /^[A-Za-z#.]+$/.test(name)).flatMap((name) => name.split('.'))
  const identifiers = names.concat(parts).filter((name) => /^#?[A-Za-z]+[a-z][A-Z]\w*$/.test(name))
  expect(identifiers.length).toBeGreaterThan(10)
  expect(identifiers.filter((name) => !isInSources(name))).toEqual([])
})

test('each member that docs/ names is in its class or type', () => {
  const members = inDocs
    .flatMap(codeIn)
    .filter((name) => /^[A-Z]\w+\.[a-z]\w+$/.test(name) && !isNamedFile(name) && !isGlobal(name))
  expect(members.length).toBeGreaterThan(2)
  expect(members.filter((name) => !sources.some((source) => declares(source, name)))).toEqual([])
})

test('each name that docs/ places in a file is declared there', () => {
  const pair = /`([A-Za-z][\w.]*)`(?:,| in)\s+`([\w./-]+\.tsx?)`/g
  const pairs = inDocs
    .flatMap((file) => [...proseOf(file).matchAll(pair)])
    .map(([, name = '', file = '']) => ({ name, file }))
    .filter(({ name }) => !isNamedFile(name) && !isGlobal(name))
  const isDeclared = (name: string, file: string) =>
    files.filter((path) => `/${path}`.endsWith(`/${file}`)).some((path) => declares(textOf(path), name))
  expect(pairs.length).toBeGreaterThan(40)
  expect(pairs.filter(({ name, file }) => !isDeclared(name, file))).toEqual([])
})

test('each name of a step in the recipes is declared in a file of the step', () => {
  const steps = proseOf('docs/recipes.md').split(/\n(?=\d+\. |\n)/)
  const wrong = steps.flatMap((step) => {
    const codes = [...step.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code)
    const texts = codes
      .filter(isNamedFile)
      .flatMap((code) => files.filter((path) => `/${path}`.endsWith(`/${code}`)))
      .map(textOf)
    const names = codes.filter((code) => /^[a-z][A-Za-z]+$/.test(code) && !['tsc', 'null'].includes(code))
    return texts.length === 0 ? [] : names.filter((name) => !texts.some((text) => declares(text, name)))
  })
  expect(wrong).toEqual([])
})

/** Files of `src` with a line that matches, and that the path of a closed value does not name. */
function findUnnamed(file: RegExp, line: RegExp): { matching: string[]; unnamed: string[] } {
  const path = textOf('docs/closed-values.md')
  const matching = listFiles('src').filter((name) => file.test(name) && line.test(textOf(name)))
  return { matching, unnamed: matching.filter((name) => !path.includes(`\`${relative('src', name)}\``)) }
}

test('the path of a closed value names each file that marks one', () => {
  const mark = /^import .*\b(ClosedTag|ClosedIcon|ClosedOnPaper|IncludeClosed)\b|'print\.closed'/m
  const { matching, unnamed } = findUnnamed(/\.tsx?$/, mark)
  expect(matching.length).toBeGreaterThan(15)
  expect(unnamed).toEqual([])
})

test('the path of a closed value names each component that asks whether one is closed, or shows a status', () => {
  const status = /^import .*\b(mayBeClosed|StatusIcon|StationStatus)\b/m
  const words = /^import .*\/(?:free-words|age-words|full-age-words|lasting-status|summary-words)'/m
  const { matching, unnamed } = findUnnamed(/\.tsx$/, new RegExp(`${status.source}|${words.source}`, 'm'))
  expect(matching.length).toBeGreaterThan(15)
  expect(unnamed).toEqual([])
})

test('the path of a closed value names each component that counts stations or values, or has their ages', () => {
  const counts = /[.?]matched\b|\bmatched\b[^}\n]* \} = |\bFacet(?:s\[|Option\b)|\bAttentionPage\b/
  const reports = /^import .*\/(?:snapshot-words|catalog\/(?:quality|revealed|inventory))'/m
  const { matching, unnamed } = findUnnamed(/\.tsx$/, new RegExp(`${counts.source}|${reports.source}`, 'm'))
  expect(matching.length).toBeGreaterThan(25)
  expect(unnamed).toEqual([])
})
