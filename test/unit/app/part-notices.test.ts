import { expect, test } from 'vitest'
import { failedPartsText, failureNotices } from '../../../src/app/notices/part-notices'
import type { Snapshot } from '../../../src/catalog/catalog-api'
import { createI18n } from '../../../src/i18n/i18n'
import { languages, loadMessages } from '../../../src/i18n/languages'
import { partNames } from '../../../src/model/parts'
import { allFetched, withFailed } from '../catalog/parts'

const now = Date.parse('2026-04-03T08:00:00Z')
const before = now - 3_600_000
const english = createI18n('en', await loadMessages('en'), 'Europe/Rome')
await english.complete()
const failed = (name: (typeof partNames)[number], fetchedAt: number | null) =>
  failedPartsText(english, withFailed(allFetched(now), name, { fetchedAt, since: now }), now)

test('without a failure there is no notice', () => {
  expect(failedPartsText(english, allFetched(now), now)).toBeNull()
})

test.each([
  ['values', 'Could not refresh the live status. You see what was fetched at 09:00.'],
  ['stations', 'The stations are from 09:00: they could not be fetched again.'],
  ['plugs', 'The plugs are from 09:00: they could not be fetched again.'],
  ['series', 'Which stations report a status is known from 09:00: it could not be asked again.'],
] as const)('%s that fail in use are named, with their age and the reason', (name, text) => {
  expect(failed(name, before)).toBe(`${text} The service has a fault (500). Try again in a few minutes.`)
})

test('a device without a network is said before a request fails', () => {
  const snapshot = { copy: 'none', fetchedAt: now - 60_000, parts: allFetched(now) } as unknown as Snapshot
  const texts = (isOnline: boolean) =>
    failureNotices(english, snapshot, { isOnline, now, retry: undefined }).map(({ text }) => text)
  expect(texts(true)).toEqual([])
  expect(texts(false)).toEqual(['You are offline. Showing what was fetched at 09:59 (1 min ago).'])
})

test.each([
  ['unreachable', 'The service cannot be reached. Showing what was fetched at 09:00 (1 hr ago).'],
  [
    'not-loaded',
    'The stations are from 09:00: they could not be fetched again. A part of Plugboard could not be loaded. Check your connection and reload the page.',
  ],
] as const)('stations of the copy, because the request was %s, name what is at fault', (reason, text) => {
  const failure = { name: 'NetworkError', reason } as const
  const parts = withFailed(allFetched(before), 'stations', { fetchedAt: before, since: now, failure })
  const snapshot = { copy: 'failed', fetchedAt: before, parts } as unknown as Snapshot
  const notices = failureNotices(english, snapshot, { isOnline: true, now, retry: undefined })
  expect(notices.map((notice) => notice.text)).toEqual([text])
})

test('the notice says that a part has never loaded', () => {
  expect(failed('plugs', null)).toContain('The plugs could not be fetched.')
  expect(failed('series', null)).toMatch(/^Which stations report a status could not be fetched/)
  expect(failed('series', null)).not.toMatch(/plug/i)
  expect(failed('values', null)).toContain('their live status could not be fetched')
})

test('until all messages are loaded, the reason alone describes plugs and series that failed', async () => {
  const i18n = createI18n('en', await loadMessages('en'), 'Europe/Rome')
  for (const name of ['plugs', 'series'] as const)
    expect(
      failedPartsText(i18n, withFailed(allFetched(now), name, { fetchedAt: null, since: now }), now),
    ).toBe('The service has a fault (500). Try again in a few minutes.')
  expect(
    failedPartsText(i18n, withFailed(allFetched(now), 'values', { fetchedAt: null, since: now }), now),
  ).toContain('their live status could not be fetched')
})

test('a common reason is stated once', () => {
  let parts = allFetched(before)
  for (const name of partNames) parts = withFailed(parts, name, { fetchedAt: before, since: now })
  expect(failedPartsText(english, parts, now)?.match(/fault/g)).toHaveLength(1)
})

test.each(languages)('each part has its own text in %s', async (language) => {
  const i18n = createI18n(language, await loadMessages(language), 'Europe/Rome')
  await i18n.complete()
  const texts = partNames.flatMap((name) =>
    [before, null].map((fetchedAt) =>
      failedPartsText(i18n, withFailed(allFetched(now), name, { fetchedAt, since: now }), now),
    ),
  )
  expect(new Set(texts).size).toBe(texts.length)
})

test.each(languages)(
  'in %s a device without a network is not taken for a service that fails',
  async (language) => {
    const i18n = createI18n(language, await loadMessages(language), 'Europe/Rome')
    await i18n.complete()
    const [isOffline = ''] = i18n.t('error.offline').split('.')
    const told = (reason: string) => i18n.t('offline.kept', { reason, time: '', age: '' })
    expect(told('device')).toContain(isOffline)
    expect(told('service')).not.toContain(isOffline)
  },
)
