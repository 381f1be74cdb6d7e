import { expect, test } from 'vitest'
import { keyGroups } from '../../../src/app/settings/key-list'

const sources = import.meta.glob<string>(['/src/**/*.{ts,tsx}', '!/src/{sandbox,scripts}/**'], {
  query: '?raw',
  import: 'default',
  eager: true,
})
const listed = new Set(keyGroups.flatMap(({ uses }) => uses.flatMap(({ keys }) => keys)))

/** Keys that a source compares with, or looks up in a table. */
function findKeys(text: string): string[] {
  const compared = text.matchAll(/(?:\bkey [!=]==|isPageKey\(event,) '([^']+)'/g)
  const named = /onKeyDown|'keydown'/.test(text)
    ? text.matchAll(/\b(Arrow(?:Left|Right|Up|Down)|Page(?:Up|Down)|Home|End|Escape|Enter)\b|'([+-])':/g)
    : []
  return [...compared, ...named].map(([, word, sign]) => word ?? sign ?? '')
}

test('the list contains exactly the keys that the sources handle', () => {
  const used = new Set(Object.values(sources).flatMap(findKeys))
  expect([...used].sort()).toEqual([...listed].sort())
  expect(used.size).toBeGreaterThan(10)
})
