import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { PlugDetails } from '../../../src/catalog/door'
import { loadMessages } from '../../../src/i18n/languages'
import { createTranslator } from '../../../src/i18n/translator'
import { noFilters } from '../../../src/model/filters'
import { PlugList } from '../../../src/stations/PlugList'
import { WordsProvider } from '../../../src/ui/Words'
import { loaded, now, plug, plugStatus, station } from '../catalog/small-service'

const words = createTranslator('en', await loadMessages('en'), 'Europe/Rome')
const minute = 60_000

/** A plug as it was measured some minutes ago. */
async function measured(minutes: number, pushed: boolean): Promise<PlugDetails> {
  const { catalog } = await loaded({
    stations: [station('S')],
    plugs: [plug('P', 'S')],
    latest: [plugStatus('P', 1)],
  })
  const [found] = (await catalog.get('S', noFilters, now))?.plugs ?? []
  if (!found) throw new Error('Expected a plug.')
  return { ...found, pushed, measuredAt: now - minutes * minute, freshness: 'live' }
}

function agesOf(plugs: readonly PlugDetails[], age: string): (string | undefined)[] {
  const list = createElement(PlugList, { plugs, age, now, sinceOf: () => null })
  const html = renderToStaticMarkup(createElement(() => WordsProvider({ words, children: list })))
  return html
    .split('<li')
    .slice(1)
    .map((row) => /plug-age"> · ([^<]*)</.exec(row)?.[1])
}

test('what is sent on change repeats no age that the station has said', async () => {
  const plugs = [await measured(39, true), await measured(50, true), await measured(5, false)]
  expect(agesOf(plugs, 'unchanged for 39 min')).toEqual([undefined, 'unchanged for 50 min', '5 min ago'])
  expect(agesOf(plugs, '5 min ago')).toEqual(['unchanged for 39 min', 'unchanged for 50 min', '5 min ago'])
})
