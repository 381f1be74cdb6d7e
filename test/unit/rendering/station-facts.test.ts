import { createElement } from 'react'
import { expect, test } from 'vitest'
import type { InvalidPosition, Station } from '../../../src/model/station'
import { StationFacts } from '../../../src/stations/panel/StationFacts'
import { StationUse } from '../../../src/stations/panel/StationUse'
import { render } from './render'
import { now, record } from './shown'

const facts = (more: Partial<Station> = {}, props: object = {}) =>
  render(
    createElement(StationFacts, {
      station: record(more),
      aliases: ['T'],
      now,
      ...props,
    }),
  )

const use = (more: Partial<Station> = {}) => render(createElement(StationUse, { station: record(more), now }))

test('every stated field is shown, the most important first', async () => {
  const stated: Partial<Station> = {
    municipality: 'Bozen',
    city: 'Gries',
    address: 'Bahnhofplatz 1',
    provider: 'Alperia',
    capacity: 2,
    state: 'ACTIVE',
    accessType: 'PUBLIC',
    accessInfo: 'ring the bell',
    cost: 'paid',
    paymentInfo: 'https://www.pay.example/x',
    categories: ['EAT&CHARGE', 'SLEEP&CHARGE'],
    reservable: true,
    origins: ['ALPERIA', 'Driwe'],
    openingHours: { kind: 'always' },
  }
  const used = await use(stated)
  expect(used.lines).toEqual([
    'Access and payment',
    ...['Access', 'Public', 'Access notes', 'ring the bell', 'Opening hours', '24/7'],
    ...['Entry and parking', 'Entry or parking fee', 'Payment', 'pay.example'],
    ...['Price of charging', 'Not in the public data: ask the provider'],
  ])
  expect((await facts(stated)).lines).toEqual([
    ...['About this station', 'Access', 'Public'],
    ...['Category', 'Eat & charge and Sleep & charge', 'Capacity', '2 places', 'Reservable', 'Yes'],
    ...['State', 'Active', 'Coordinates', '46.50000, 11.35000'],
    ...['More details', 'Provider', 'Alperia', 'Address', 'Bahnhofplatz 1', 'Town', 'Gries'],
    ...['Municipality', 'Bozen', 'Source', 'ALPERIA and Driwe', 'Station id', 'S and T'],
  ])
  expect(used.one('a').props).toMatchObject({
    href: 'https://www.pay.example/x',
    target: '_blank',
    rel: 'noopener noreferrer',
  })
})

test('what is not stated is named in one line, except for what people compare', async () => {
  expect((await use()).lines).toEqual([
    ...['Access and payment', 'Price of charging', 'Not in the public data: ask the provider'],
  ])
  expect((await facts()).lines).toEqual([
    'About this station',
    ...['Access', 'Not stated', 'Capacity', 'Not stated', 'State', 'Not stated'],
    ...['Coordinates', '46.50000, 11.35000', 'Fields not stated'],
    'Access notes · Opening hours · Entry and parking · Payment · Category · Reservable',
    ...[
      'More details',
      'Station id',
      'S and T',
      'Fields not stated',
      'Provider · Address · Town · Municipality · Source',
    ],
  ])
})

test('a station that is not loaded shows stated fields only', async () => {
  const shown = await facts(
    { position: null, city: 'Gries', state: 'WEIRD', cost: 'free', reservable: false },
    { aliases: [], statedOnly: true },
  )
  expect(shown.lines).toEqual([
    'About this station',
    ...['Entry and parking', 'No entry or parking fee', 'Reservable', 'No', 'State', 'stated as “WEIRD”'],
    ...['Town', 'Gries', 'More details', 'Station id', 'S'],
  ])
})

test.each([
  [
    { reason: 'swapped', lon: 46.5, lat: 11.35 },
    'Stated as 11.35, 46.5. These coordinates seem to be swapped, so it is not on the map',
  ],
  [
    { reason: 'impossible', lon: 0, lat: 0 },
    'Stated as 0, 0, which cannot be right, so it is not on the map',
  ],
  [{ reason: 'unreadable' }, 'Stated, and not understood, so it is not on the map'],
  [null, 'Not stated, so it is not on the map'],
] as const)(
  'invalid coordinates %j are shown with the reason, latitude first',
  async (invalidPosition, words) => {
    const { lines } = await facts({
      position: null,
      invalidPosition: invalidPosition as InvalidPosition | null,
    })
    expect(lines[lines.indexOf('Coordinates') + 1]).toBe(words)
  },
)

test('raw fields are shown as they are, by station and plug', async () => {
  const plug = { id: 'P', name: 'A1', connectors: [], rawFields: [{ name: 'z', text: '9' }] }
  const shown = await facts({ rawFields: [{ name: 'a.b', text: '7' }], plugs: [plug] })
  const at = shown.lines.indexOf('Raw fields')
  expect(shown.lines.slice(at)).toEqual([
    'Raw fields',
    'What the service says and Plugboard does not understand. Only signed-in people see it.',
    ...['[S]', 'a.b', '7', '[P]', 'P z', '9'],
  ])
  expect((await facts()).text).not.toContain('Raw fields')
})
