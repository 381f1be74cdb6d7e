import { expect, test } from 'vitest'
import { stillTold, type Telling } from '../../../src/app/session-telling'

const told = (...texts: string[]): Telling[] => texts.map((text) => ({ text, tone: 'warning' }))

test('a dismissed notice stays away as long as the same thing is so', () => {
  const dismissed = new Set(['sign-in failed'])
  expect(stillTold(dismissed, told('sign-in failed', 'other'))).toBe(dismissed)
})

test('a dismissed notice is told again once the thing was over in between', () => {
  const dismissed = new Set(['sign-in failed', 'refused'])
  const signingIn = stillTold(dismissed, told('refused'))
  expect([...signingIn]).toEqual(['refused'])
  expect([...stillTold(signingIn, told('sign-in failed', 'refused'))]).toEqual(['refused'])
})
