import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { StationDetails } from '../../../src/catalog/catalog-api'
import { hour } from '../../../src/durations'
import { createI18n } from '../../../src/i18n/i18n'
import { loadMessages } from '../../../src/i18n/languages'
import { StationValues } from '../../../src/stations/panel/StationValues'
import { I18nProvider } from '../../../src/ui/i18n/I18nContext'
import { free, loaded, now, plug, plugStatus, signedIn, station } from '../catalog/small-service'
import { stationQuery } from '../catalog/station-query'

const i18n = createI18n('en', await loadMessages('en'), 'Europe/Rome')

function shown(details: StationDetails, at = now): string {
  const props = {
    details,
    raw: true,
    whyWithoutValues: null,
    now: at,
    onSignIn: undefined,
    contact: undefined,
  }
  const values = createElement(StationValues, props)
  return renderToStaticMarkup(createElement(() => I18nProvider({ i18n, children: values })))
}

test('values of a station and of a plug with the same id are separate', async () => {
  const closed = { closed: true }
  const { catalog } = await loaded(
    {
      stations: [station('83')],
      plugs: [plug('83', '83')],
      latest: [
        free('83', 1),
        plugStatus('83', 1, 5, closed),
        { ...plugStatus('83', 7, 5, closed), tname: 'power' },
        { ...free('83', 9, 5, closed), tname: 'power' },
      ],
    },
    signedIn,
  )
  const details = await catalog.details('83', stationQuery())
  if (!details) throw new Error('Expected a station.')
  const rows = shown(details).match(/<dt>.*?<\/dd>/g)
  expect(
    rows?.map((row) => [row.includes('<bdi class="value-of"> 83</bdi>'), /<bdi>(\d)/.exec(row)?.[1]]),
  ).toEqual([
    [false, '1'],
    [false, '9'],
    [true, '7'],
  ])
})

test('a value that is sent on change reads old while the service does not answer', async () => {
  const tname = 'number-available-ocpi'
  const { catalog } = await loaded({ stations: [station('A')], latest: [{ ...free('A', 1), tname }] })
  const details = await catalog.details('A', stationQuery())
  if (!details) throw new Error('Expected a station.')
  expect(shown(details)).toContain('measured 5 min ago')
  expect(shown(details, now + hour)).toContain('freshness-stale">old: measured 1 hr ago')
})
