import { expect, test } from 'vitest'
import { linkParts } from '../../../src/app/link/link-parts'
import { copyPart } from '../../../src/app/link/params-part'
import { attentionPart } from '../../../src/app/link/use-attention-choices'
import { comparedPart } from '../../../src/app/link/use-compared'
import { colourPart } from '../../../src/app/link/use-map-colour'
import { qualityPart } from '../../../src/app/link/use-quality-choices'
import { revealedPart } from '../../../src/app/link/use-revealed-type'
import { viewPart } from '../../../src/app/link/view'
import { withoutWorkParams } from '../../../src/app/link/work-params'
import { day } from '../../../src/durations'

const search = '?station=83&work=quality&colour=age&rows=station&order=live.ascending&uptime=day&lang=de'

test('each part reads its own parameters', () => {
  expect(viewPart.parse(search)).toMatchObject({ station: '83', work: 'quality' })
  expect(colourPart.parse(search)).toEqual({ colour: 'age' })
  expect(qualityPart.parse(search)).toEqual({
    by: 'station',
    period: 'day',
    order: { sort: 'live', isDescending: false },
  })
  expect(comparedPart.parse(search)).toEqual({ series: [] })
  expect(attentionPart.parse(search)).toEqual({ reason: null, oldFrom: day, sort: 'newest' })
  expect(revealedPart.parse(search)).toEqual({ type: '' })
})

test('a changed part keeps the parameters of the others, and a default is not written', () => {
  expect(colourPart.serialize({ colour: '' }, search)).toBe(search.replace('&colour=age', ''))
  expect(colourPart.serialize({ colour: 'use' }, '?station=83')).toBe('?station=83&colour=use')
})

test('a part is copied from one query to another, also its defaults', () => {
  expect(copyPart(colourPart, search, '?station=7')).toBe('?station=7&colour=age')
  expect(copyPart(colourPart, '?station=83', '?station=7&colour=age')).toBe('?station=7')
})

test('reason, age and order of the attention page, and the type of closed values, are kept in the link', () => {
  const chosen = { reason: 'silent', oldFrom: 7 * day, sort: 'oldest' } as const
  const usual = { reason: null, oldFrom: day, sort: 'newest' } as const
  const written = attentionPart.serialize(chosen, '?work=attention')
  expect(written).toBe('?work=attention&reason=silent&old=week&by=oldest')
  expect(attentionPart.parse(written)).toEqual(chosen)
  expect(attentionPart.serialize(usual, written)).toBe('?work=attention')
  expect(attentionPart.parse('?reason=no&old=no&by=no')).toEqual(usual)
  expect(revealedPart.parse(revealedPart.serialize({ type: 'foo' }, ''))).toEqual({ type: 'foo' })
})

test('the choices of the team’s pages leave a link together, and the view stays', () => {
  const view = '?q=Merano&station=83&lang=de'
  const chosen =
    '&series=83::power&colour=age&rows=station&order=live.ascending&uptime=day&reason=silent&old=week&by=name&type=power'
  // Each value of each part: one whose parameter is not above would stay in the link.
  for (const part of linkParts.filter((one) => one !== viewPart)) {
    const usual = Object.entries(Object(part.parse('')))
    for (const [name, value] of usual) expect(part.parse(view + chosen)).not.toMatchObject({ [name]: value })
  }
  expect(withoutWorkParams(view + chosen)).toBe(view)
  expect(withoutWorkParams(view)).toBe(view)
})

test('saved views keep each part of a link', () => {
  const modules = import.meta.glob<Record<string, unknown>>('/src/app/link/*.ts', { eager: true })
  const isPart = ([name]: [string, unknown]) => /Part$/.test(name) && !/^(create|copy|use)/.test(name)
  const parts = Object.values(modules).flatMap((one) => Object.entries(one).filter(isPart))
  expect(parts.length).toBeGreaterThan(5)
  expect(new Set(parts.map(([, part]) => part))).toEqual(new Set(linkParts))
})
