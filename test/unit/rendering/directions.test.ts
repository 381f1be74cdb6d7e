import { createElement } from 'react'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { Directions } from '../../../src/stations/directions/Directions'
import { render } from './render'

afterEach(() => localStorage.clear())

test('directions are offered by each map app with the destination only, in a new tab', async () => {
  const shown = await render(createElement(Directions, { to: { lon: 11.35, lat: 46.5 } }))
  await shown.press('Directions')
  expect(shown.texts('a')).toEqual([
    ...['OpenStreetMap www.openstreetmap.org', 'Google Maps www.google.com', 'Apple Maps maps.apple.com'],
  ])
  expect(shown.all('a').map(({ props }) => [props.href, props.target, props.rel])).toEqual([
    ...[
      'https://www.openstreetmap.org/directions?to=46.500000%2C11.350000',
      'https://www.google.com/maps/dir/?api=1&destination=46.500000%2C11.350000',
      'https://maps.apple.com/?daddr=46.500000%2C11.350000',
    ].map((href) => [href, '_blank', 'noopener noreferrer']),
  ])
})

test('the map app of a phone is offered without a web address', async () => {
  const { matchMedia } = window
  const touch: typeof matchMedia = (query) => Object.assign(matchMedia(query), { matches: true })
  onTestFinished(() => void Object.assign(window, { matchMedia }))
  Object.assign(window, { matchMedia: touch })
  const shown = await render(createElement(Directions, { to: { lon: 11.35, lat: 46.5 } }))
  await shown.press('Directions')
  expect(shown.texts('a')[0]).toBe('Map app of this device')
})

test('directions lead to the map app that was used last, and to the others', async () => {
  const to = { lon: 11.35, lat: 46.5 }
  const shown = await render(createElement(Directions, { to }))
  await shown.press('Directions')
  await shown.act(shown.one('a', /^Google Maps/), 'onClick')
  const again = await render(createElement(Directions, { to: { lon: 12, lat: 47 } }))
  expect(again.lines).toEqual(['Directions', '[Other map app]'])
  expect(again.one('a').props).toMatchObject({
    href: 'https://www.google.com/maps/dir/?api=1&destination=47.000000%2C12.000000',
    title: 'Google Maps',
    target: '_blank',
  })
  await again.press('Other map app')
  await again.act(again.one('a', /^Apple Maps/), 'onClick')
  expect(again.all('a')[0]?.props.title).toBe('Apple Maps')
})
