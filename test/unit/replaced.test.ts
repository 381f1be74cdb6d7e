import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** The list of `docs/tests.md` of what unit tests replace. */
const [list = ''] =
  /^Unit tests have no DOM.*?(?=^In `test)/ms.exec(readFileSync('docs/tests.md', 'utf8')) ?? []
const named = [...list.matchAll(/`(test\/unit\/[^`]+)`/g)].map(([, file = '']) => file)

const self = 'test/unit/replaced.test.ts'
const texts = new Map(
  readdirSync('test/unit', { recursive: true, encoding: 'utf8' })
    .map((name) => `test/unit/${name}`)
    .filter((file) => file.endsWith('.ts') && file !== self)
    .map((file) => [file, readFileSync(file, 'utf8')]),
)
const filesWith = (replacement: RegExp) =>
  [...texts].flatMap(([file, text]) => (replacement.test(text) ? file : []))

test.each([
  [
    'a module, except the addresses of worker scripts',
    /vi\.(?:mock|doMock)\((?!'[./]+src\/\w+\/\w+\/worker-url')/,
  ],
  ['a method, except those of the console', /vi\.spyOn\((?!console\b)/],
  ['the sending of requests', /vi\.stubGlobal\('(?:fetch|XMLHttpRequest|WebSocket)'/],
])('each test that replaces %s is in docs/tests.md', (_, replacement) => {
  const replacing = filesWith(replacement)
  expect(replacing.length).toBeGreaterThan(0)
  expect(replacing.filter((file) => !named.includes(file))).toEqual([])
})

test('docs/tests.md names no test that replaces nothing', () => {
  const replaces = /vi\.(?:mock|doMock|stubGlobal|spyOn)\(/
  const byArgument = list.slice(list.indexOf('- by an argument'))
  const others = named.filter((file) => !byArgument.includes(`\`${file}\``))
  expect(others.length).toBeGreaterThan(5)
  expect(others.filter((file) => !replaces.test(texts.get(file) ?? ''))).toEqual([])
})
