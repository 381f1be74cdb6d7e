import { expect, test } from 'vitest'
import { keepDismissed, type NoticeItem } from '../../../src/app/notices/notice-item'

const told = (...texts: string[]): NoticeItem[] => texts.map((text) => ({ text, tone: 'warning' }))

test('a dismissed notice stays hidden while its reason lasts', () => {
  const dismissed = new Set(['sign-in failed'])
  expect(keepDismissed(dismissed, told('sign-in failed', 'other'))).toBe(dismissed)
})

test('a dismissed notice is shown again when its reason returns', () => {
  const dismissed = new Set(['sign-in failed', 'refused'])
  const signingIn = keepDismissed(dismissed, told('refused'))
  expect([...signingIn]).toEqual(['refused'])
  expect([...keepDismissed(signingIn, told('sign-in failed', 'refused'))]).toEqual(['refused'])
})
