import { expect, test } from 'vitest'
import { type Language, languages, loadMessages, type MessageKey } from '../../../src/i18n/languages'

type Terms = Record<Language, RegExp>

/** When a person looks at two times, these words alone tell them apart. */
const fetched: Terms = {
  en: /fetched/i,
  de: /geholt/i,
  it: /ricevut/i,
  fr: /reçu/i,
  nl: /opgehaald/i,
  pl: /pobran/i,
  cs: /načten/i,
  ru: /получен/i,
}
const measured: Terms = {
  en: /measure/i,
  de: /gemessen|messung/i,
  it: /misura/i,
  fr: /mesur/i,
  nl: /gemeten|meting/i,
  pl: /zmierz|pomiar/i,
  cs: /změřen|měření/i,
  ru: /измерен/i,
}
const unknown: Terms = {
  en: /unknown/i,
  de: /unbekannt/i,
  it: /sconosciut/i,
  fr: /inconnu/i,
  nl: /onbekend/i,
  pl: /nieznan/i,
  cs: /neznám/i,
  ru: /неизвестн/i,
}
const open: Terms = {
  en: /open/i,
  de: /öffnet/i,
  it: /aper|apre/i,
  fr: /ouv/i,
  nl: /open/i,
  pl: /otwar/i,
  cs: /otev/i,
  ru: /откр/i,
}
const shut: Terms = {
  en: /close/i,
  de: /schl/i,
  it: /chiu/i,
  fr: /ferm/i,
  nl: /sl(?:oten|uit)/i,
  pl: /zamkn/i,
  cs: /zav/i,
  ru: /закр/i,
}
const connector: Terms = {
  en: /connector/i,
  de: /stecker/i,
  it: /connettor/i,
  fr: /connecteur/i,
  nl: /aansluiting/i,
  pl: /złącz/i,
  cs: /konektor/i,
  ru: /разъём/i,
}
const plug: Terms = {
  en: /plug/i,
  de: /ladepunkt/i,
  it: /pres[ae]/i,
  fr: /prise/i,
  nl: /laadpunt/i,
  pl: /punkt/i,
  cs: /bod/i,
  ru: /точ/i,
}
/** Other names of a plug. */
const otherPlug: Partial<Terms> = {
  it: /punt[oi] (?:di ricarica|liber)/i,
  fr: /points? (?:de charge|de recharge|libre)/i,
  cs: /dobíjecí/i,
}

const fetchedKeys: MessageKey[] = [
  ...(['freshness.fetched', 'freshness.copy', 'offline.kept', 'notice.refresh-failed'] as const),
  ...(['data.part.stations', 'data.part.plugs', 'data.part.values'] as const),
]
const measuredKeys: MessageKey[] = [
  ...(['freshness.newest', 'data.newest', 'station.measured', 'station.measured.old'] as const),
  ...(['team.measured', 'data.field.time', 'chart.once'] as const),
]
const unknownKeys: MessageKey[] = [
  ...(['list.age.unknown', 'station.count.unknown', 'week.unknown', 'summary.unknown'] as const),
  'export.freshness.age-unknown',
]
const connectorKeys: MessageKey[] = [
  ...(['filters.connector', 'station.plug.unknown', 'station.car.none'] as const),
  ...(['team.element.connector', 'team.element.connectors'] as const),
]
const plugKeys: MessageKey[] = [
  ...(['station.plugs', 'station.alert', 'chart.plug', 'week.listed.plugs'] as const),
  ...([
    'value.number-available',
    'value.echarging-plug-status',
    'team.plugs',
    'notice.plugs-missing',
  ] as const),
]

async function textsOf(language: Language, keys: readonly MessageKey[]): Promise<string[]> {
  const messages = await loadMessages(language)
  return keys.map((key) => JSON.stringify(messages[key]))
}

test.each(languages)(
  'in %s the time of a request is never called that of a measurement',
  async (language) => {
    for (const text of await textsOf(language, fetchedKeys)) {
      expect(text).toMatch(fetched[language])
      expect(text).not.toMatch(measured[language])
    }
    for (const text of await textsOf(language, measuredKeys)) {
      expect(text).toMatch(measured[language])
      expect(text).not.toMatch(fetched[language])
    }
  },
)

test.each(languages)('in %s what is unknown is called so', async (language) => {
  for (const text of await textsOf(language, unknownKeys)) expect(text).toMatch(unknown[language])
})

test.each(languages)('in %s a connector has one name', async (language) => {
  for (const text of await textsOf(language, connectorKeys)) expect(text).toMatch(connector[language])
})

test.each(languages)('in %s a plug has one name', async (language) => {
  for (const text of await textsOf(language, plugKeys)) expect(text).toMatch(plug[language])
  const other = otherPlug[language]
  if (!other) return
  // The note quotes the law.
  const { 'team.elements.note': _, ...texts } = await loadMessages(language)
  expect(Object.entries(texts).filter(([, text]) => other.test(JSON.stringify(text)))).toEqual([])
})

test.each(languages)('in %s opening hours say first what holds now', async (language) => {
  const [isOpen = '', isShut = '', inList = ''] = await textsOf(language, [
    ...(['station.open', 'station.shut', 'list.shut'] as const),
  ])
  // The message is for "open until" and "open" alike, so the words of both begin with the present state.
  expect(isOpen.search(open[language])).toBeGreaterThan(0)
  expect(isOpen.search(open[language])).toBeLessThan(isOpen.search(shut[language]))
  expect(isShut.search(shut[language])).toBeGreaterThan(0)
  expect(isShut.search(shut[language])).toBeLessThan(isShut.search(open[language]))
  expect(inList).toMatch(shut[language])
  expect(inList).not.toMatch(open[language])
})
