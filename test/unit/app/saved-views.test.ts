import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseView } from '../../../src/app/link/view'
import {
  addView,
  maxNameLength,
  maxSearchLength,
  maxViews,
  readViews,
  removeView,
  renameView,
  type SavedView,
  toName,
  writeViews,
} from '../../../src/app/views/saved-views'
import { findClosedParts, openSearch, toViewSearch } from '../../../src/app/views/view-link'

const name = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 120 })
  .map(toName)
  .filter((one) => one !== '')
const query = fc.webQueryParameters().map((text) => (text === '' ? '' : `?${text}`.slice(0, maxSearchLength)))
const many = fc.array(fc.record({ name, search: query }), { maxLength: maxViews }).map((list) =>
  list.reduce<readonly SavedView[]>((views, view) => {
    const added = addView(views, view, false)
    return typeof added === 'string' ? views : added
  }, []),
)

describe('stored views', () => {
  test('are the same after writing and reading: 500 lists', () => {
    fc.assert(
      fc.property(many, (views) => {
        expect(readViews(writeViews(views))).toEqual(views)
      }),
      { numRuns: 500 },
    )
  })

  test('never throw, whatever the storage contains', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json(), fc.json().map(nested)), (text) => {
        for (const view of readViews(text) ?? []) {
          expect(view.name).toBe(toName(view.name))
          expect(view.search).toMatch(/^$|^\?/)
        }
      }),
    )
    expect(readViews('{')).toBeNull()
    expect(readViews('{"plugboard":"favourites","stations":[]}')).toBeNull()
    expect(readViews('{"plugboard":"views","views":[]}')).toEqual([])
  })

  test('without broken ones, repeated names and those beyond the maximum', () => {
    const text = (views: unknown[]) => JSON.stringify({ plugboard: 'views', views })
    const good = { name: 'Night', search: '?work=attention' }
    const broken = [1, null, {}, { name: '', search: '' }, { name: 'x', search: 'javascript:alert(1)' }]
    expect(readViews(text([...broken, good, { ...good, name: 'NIGHT' }]))).toEqual([good])
    expect(readViews(text(broken))).toBeNull()
    const numbered = Array.from({ length: maxViews + 10 }, (_, index) => ({ ...good, name: `${index}` }))
    expect(readViews(text(numbered))).toEqual(numbered.slice(0, maxViews))
  })
})

const nested = (json: string) => `{"plugboard":"views","views":[${json},{"name":${json},"search":${json}}]}`

describe('a change', () => {
  const a = { name: 'a', search: '' }
  const b = { name: 'b', search: '?sort=name' }

  test('needs a name that no other view has in any case or form', () => {
    expect(addView([], { name: ' \u202e\u0000 ', search: '' }, false)).toBe('nameless')
    expect(addView([a], { name: ' A ', search: '?sort=free' }, false)).toBe('taken')
    expect(addView([a, b], { name: ' A ', search: '?sort=free' }, true)).toEqual([
      b,
      { name: 'A', search: '?sort=free' },
    ])
    expect(renameView([a, b], 'a', 'B')).toBe('taken')
    expect(renameView([b], 'a', 'C')).toBe('gone')
    expect(renameView([a, b], 'a', ' ')).toBe('nameless')
    expect(renameView([a, b], 'a', 'A')).toEqual([{ ...a, name: 'A' }, b])
    expect(removeView([a, b], 'a')).toEqual([b])
  })

  test('keeps to the limits of number and length', () => {
    const full = Array.from({ length: maxViews }, (_, index) => ({ name: `${index}`, search: '' }))
    expect(addView(full, a, false)).toBe('full')
    expect(addView(full, { name: '7', search: '?q=x' }, true)).toHaveLength(maxViews)
    expect(addView([], { name: 'a', search: `?q=${'x'.repeat(maxSearchLength)}` }, false)).toBe('long')
    expect(toName('x'.repeat(500))).toHaveLength(maxNameLength)
  })
})

describe('the link of a view', () => {
  test('contains filters, order, camera, page with its choices, range and series, and nothing else', () => {
    const search =
      '?access=PUBLIC&sort=name&at=11.35,46.5,12&work=history&range=week&series=available:S1:300&rows=station&order=fault.descending&uptime=day&colour=age&reason=old&old=week&type=power&lang=de&code=secret&state=x'
    const saved = toViewSearch(search)
    const params = new URLSearchParams(saved)
    expect([...params.keys()].sort()).toEqual([
      'access',
      'at',
      'colour',
      'old',
      'order',
      'range',
      'reason',
      'rows',
      'series',
      'sort',
      'type',
      'uptime',
      'work',
    ])
    expect(parseView(saved)).toEqual(parseView(search))
    expect(toViewSearch(saved)).toBe(saved)
  })

  test('replaces the whole view and keeps other parameters: 500 pairs', () => {
    fc.assert(
      fc.property(query, query, (saved, current) => {
        const opened = openSearch(saved, current)
        expect(parseView(opened)).toEqual(parseView(saved))
        expect(toViewSearch(opened)).toBe(toViewSearch(saved))
      }),
      { numRuns: 500 },
    )
    expect(openSearch('?q=a', '?lang=de&q=b&series=x&station=S1&uptime=day&colour=use')).toBe('?lang=de&q=a')
  })

  test('lists the parts that show less without a login', () => {
    expect(findClosedParts('?feature=closed-values,live&work=revealed')).toEqual([
      'feature.closed-values',
      'team.revealed',
    ])
    expect(findClosedParts('?feature=live&work=quality')).toEqual([])
  })
})
