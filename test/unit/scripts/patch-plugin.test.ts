import { expect, test } from 'vitest'
import { patchPlugin } from '../../../src/scripts/build/patch-plugin'
import { buildModules, codeOf } from './virtual-build'

const page = { 'kept.js': 'console.log("whole")' }
const asIs = (code: string) => code

test('a listed module is patched', async () => {
  const patch = (code: string, file: string) => code.replace('whole', `patched ${file}`)
  const chunks = await buildModules(page, [patchPlugin({ name: 'test', files: ['kept.js'], patch })])
  expect(codeOf(chunks)).toContain('patched kept.js')
})

test('a page without a listed module cannot be built', async () => {
  const files = ['kept.js', 'library/gone.js', 'gone.mjs']
  const failure = buildModules(page, [patchPlugin({ name: 'test', files, patch: asIs })])
  await expect(failure).rejects.toThrow('no module library/gone.js, gone.mjs to patch')
})

test('programs for Node need none of the modules', async () => {
  const plugin = patchPlugin({ name: 'test', files: ['library/gone.js'], patch: asIs })
  expect(codeOf(await buildModules(page, [plugin], { ssr: true }))).toContain('whole')
})

test('a failure of a patch names plugin and module, and is the only one', async () => {
  const patch = () => {
    throw new Error('another text')
  }
  const files = ['kept.js', 'library/gone.js']
  const failure = buildModules(page, [patchPlugin({ name: 'test', files, patch })])
  await expect(failure).rejects.toThrow(/plugboard:test[\s\S]*kept\.js[\s\S]*another text/)
  await expect(failure).rejects.not.toThrow('to patch')
})
