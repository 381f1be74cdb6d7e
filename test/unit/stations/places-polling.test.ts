import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { HttpError } from '../../../src/api/errors'
import { CredentialsError } from '../../../src/api/tourism/credentials'
import { minute } from '../../../src/durations'
import { anonymous } from '../../../src/model/viewer'
import { createQueryClient } from '../../../src/queries/query-client'
import { placesQuery } from '../../../src/stations/nearby/places-query'

// What react-query takes for a browser; without one it does not poll.
vi.hoisted(() => void vi.stubGlobal('window', new EventTarget()))

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** How often an account is sent in four and a half minutes, if each time it fails by this error. */
async function countSent(error: Error): Promise<number> {
  let sent = 0
  const near = () => {
    sent += 1
    return Promise.reject(error)
  }
  const source = { viewer: anonymous, baseUrl: 'https://tourism.test', tokens: null }
  const place = { kind: 'stay', position: { lat: 46.5, lon: 11.3 }, radius: 1_000 } as const
  const places = placesQuery({ ...source, account: { user: 'team', near } }, place)
  const stop = new QueryObserver(createQueryClient(), places).subscribe(() => undefined)
  await vi.advanceTimersByTimeAsync(4.5 * minute)
  stop()
  return sent
}

test('places that could not be loaded are requested again each minute', async () => {
  expect(await countSent(new HttpError('https://tourism.test', 503, null))).toBe(5)
})

test('an account that the datasets refuse is not sent again', async () => {
  expect(await countSent(new CredentialsError('refused'))).toBe(1)
})
