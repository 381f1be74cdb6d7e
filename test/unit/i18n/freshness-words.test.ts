import { expect, test } from 'vitest'
import { languages, loadMessages } from '../../../src/i18n/languages'

const all = await Promise.all(languages.map(async (one) => [one, await loadMessages(one)] as const))

test.each(all)('in %s freshness has one word for live, and "old" means nothing else', (_, messages) => {
  expect(messages['team.live']).toBe(messages['data.live'])
  expect(messages['export.freshness.live']).toBe(messages['data.live'])
  // The stem: the ends differ by gender and number.
  const old = String(messages['data.old']).toLowerCase().slice(0, 3)
  for (const key of ['team.reason.old', 'team.old-from', 'team.reason.silent'] as const)
    expect(String(messages[key]).toLowerCase(), key).not.toContain(old)
})

test.each(all)('in %s time without reports is not called as a silent plug is', (_, messages) => {
  const silent = String(messages['team.reason.silent']).toLowerCase()
  expect(JSON.stringify(messages['team.uptime.silent']).toLowerCase()).not.toContain(silent)
})
