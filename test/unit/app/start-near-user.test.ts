import { afterEach, expect, test, vi } from 'vitest'
import { startNearUser } from '../../../src/app/location/start-near-user'
import type { UserLocation } from '../../../src/app/location/user-location'
import { noFilters } from '../../../src/model/filters'
import { loaded, station } from '../catalog/small-service'

afterEach(() => vi.unstubAllGlobals())

/** A page whose list the person uses until they leave it, and whose device answers at once. */
function stubPage() {
  let isListUsed = true
  const page = Object.assign(new EventTarget(), {
    querySelector: (selector: string) => (isListUsed && selector.includes(':hover') ? {} : null),
  })
  const getCurrentPosition: Geolocation['getCurrentPosition'] = (onSuccess) =>
    onSuccess({ coords: { longitude: 11.3, latitude: 46.5 } } as GeolocationPosition)
  vi.stubGlobal('document', page)
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition } })
  return {
    leaveList() {
      isListUsed = false
      page.dispatchEvent(new Event('pointerover'))
    },
  }
}

/** Starts near the person, who uses the list. */
async function startInUse() {
  const page = stubPage()
  const search = new AbortController()
  const { catalog } = await loaded({ stations: [station('A')] })
  let location: UserLocation = { kind: 'off' }
  await startNearUser({
    hasLinkedCamera: false,
    signal: search.signal,
    page: () => ({ catalog, filters: noFilters, hasStation: false }),
    changeLocation: (change) => {
      location = change(location)
    },
    onBounds: () => undefined,
  })
  return { ...page, search, location: () => location.kind }
}

test('a position reorders the list when the person leaves it', async () => {
  const { leaveList, location } = await startInUse()
  expect(location()).toBe('off')
  leaveList()
  expect(location()).toBe('located')
})

test('a person who stops the search before gets no position', async () => {
  const { leaveList, location, search } = await startInUse()
  search.abort()
  leaveList()
  expect(location()).toBe('off')
})
