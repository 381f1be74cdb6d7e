import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { iconFactory, plainIconsPlugin, withPlainIcons } from '../../../src/scripts/build/plain-icons'
import { buildModules } from './virtual-build'

const icons = 'node_modules/lucide-react/dist/esm/icons'

test('an icon of the installed library is made by the factory of the page', async () => {
  const entry = "import { Zap } from 'lucide-react'\nconsole.log(Zap)"
  const chunks = await buildModules({ entry }, [plainIconsPlugin()])
  const files = chunks.flatMap(({ moduleIds }) => moduleIds).map((id) => id.replace(/.*\//, ''))
  expect(files).toEqual(expect.arrayContaining(['create-icon.ts', 'zap.mjs']))
  expect(files).not.toContain('Icon.mjs')
})

test('all icons of the installed library give the factory what it reads', async () => {
  const texts = readdirSync(icons)
    .filter((name) => name.endsWith('.mjs') && name !== 'index.mjs')
    .map((name) => readFileSync(`${icons}/${name}`, 'utf8'))
    .filter((text) => text.includes('createLucideIcon'))
  expect(texts.length).toBeGreaterThan(1_000)
  const isRead = (text: string) =>
    text.includes('createLucideIcon(__iconData)') && /\n {2}size: \d+,\n {2}node: \[/.test(text)
  expect(texts.filter((text) => !isRead(text))).toEqual([])
})

test('a factory with other parameters is refused', () => {
  const changed = readFileSync(`node_modules/${iconFactory}`, 'utf8').replace(
    '(iconDataOrName,',
    '(name, icon,',
  )
  expect(() => withPlainIcons(changed)).toThrow('does not contain "function createLucideIcon')
})
