import { expect, test } from 'vitest'
import { namedPartsPlugin } from '../../../src/scripts/build/named-parts'
import { replaceInPage } from '../../../src/scripts/build/replace-in-page'
import { buildModules } from './virtual-build'

const modules = { '/src/entry.js': "import '/src/part.js'", '/src/part.js': 'console.log(1)' }
const build = (parts: { modules: string[]; chunks: string[] }) =>
  buildModules(modules, [namedPartsPlugin(parts)])

test('a build with all named modules and chunks is made', async () => {
  expect(await build({ modules: ['/part.js'], chunks: ['entry'] })).toHaveLength(1)
})

test.each([
  ['module', { modules: ['/moved.js'], chunks: ['entry'] }, '/moved.js'],
  ['chunk', { modules: ['/part.js'], chunks: ['renamed'] }, 'renamed'],
])('a build without a named %s is refused', async (_, parts, name) => {
  await expect(build(parts)).rejects.toThrow(`The build has no ${name} any more`)
})

test('a part of the page that is not there cannot be replaced', () => {
  expect(replaceInPage('<head></head>', /<\/head>/, (end) => `1${end}`)).toBe('<head>1</head>')
  expect(() => replaceInPage('<body></body>', /<\/head>/, () => '')).toThrow('index.html has no')
})
