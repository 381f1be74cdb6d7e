import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import type { Plugin } from 'vite'

/** Prefixes of the keys of messages that load after the first list: those of panels, dialogs and pages. */
export const laterMessages = [
  'station.',
  'summary.',
  'data.',
  'value.',
  'state.',
  'near.',
  'nearby.',
  'chart.',
  'compare.',
  'week.',
  'histories.',
  'team.',
  'clock.',
  'settings.',
  'share.',
  'streets.',
  'embed.',
  'wall.',
  'export.',
  'print.',
  'version.',
  'views.',
  'session.roles',
  'session.sign-out',
  'session.signed-in',
  'session.adds',
  'session.added',
  'session.left',
  'session.not-refreshed',
  'session.failed',
  'session.ended',
  'session.paused',
  'session.sign-in-again',
  'session.provider-open',
  'session.refused',
  'session.revealed',
  'search.',
  'map.choice',
  'map.cluster',
  'map.legend',
  'feature.open-now',
  'feature.closed-values',
  'feature.live',
  'feature.always-open',
  'feature.reservable',
  'filters.active',
  'filters.capacity',
  'filters.find',
  'filters.found',
  'filters.ignored',
  'filters.municipality',
  'filters.provider',
  'filters.remove',
  'filters.reset',
  'filters.show',
  'filters.signed-in-only',
  'filters.status',
  'freshness.newest',
  'freshness.without',
  'freshness.unplaced',
  'freshness.rejected',
  'freshness.licence',
  'common.more',
  'notice.cut',
  'notice.plugs',
  'notice.refresh-failed',
  'notice.stations-old',
  'notice.series',
  'list.unread',
  'list.open',
  'list.none',
  'list.table',
  'list.within',
  'list.outside',
  'list.unknown-hours',
  'list.unknown-name',
  'list.empty',
  'error.range',
]
/**
 * Prefixes of the keys of messages that the first list needs. The other messages of their groups load later. The
 * messages of a group that is in neither list are all in the first script.
 */
export const firstMessages = [
  'station.label',
  'station.favourite.mark',
  'station.plug.unknown',
  'data.open',
  'settings.open',
  'team.label',
  'search.label',
  'search.clear',
  'common.close',
  'error.',
  'feature.free-now',
  'filters.label',
  'filters.access',
  'filters.category',
  'filters.feature',
  'filters.connector',
  'filters.power',
  'filters.more',
  'filters.old',
  'freshness.fetched',
  'freshness.copy',
  'freshness.refresh',
  'list.label',
  'list.count',
  'list.sort',
  'list.loading',
  'list.free',
  'list.shut',
  'list.age',
  'list.connectors',
  'list.unplaced',
  'list.closed',
  'list.handle',
  'map.label',
  'map.canvas',
  'map.zoom',
  'map.locate',
  'map.attribution',
  'map.loading',
  'map.unavailable',
  'map.lost',
  'map.failed',
  'notice.dismiss',
  'notice.retry',
  'notice.stations-failed',
  'notice.values-failed',
  'session.sign-in',
]

/** Whether a message loads after the first list: the longest prefix of its key decides. */
function isLater(key: string): boolean {
  const longest = (prefixes: readonly string[]) =>
    Math.max(0, ...prefixes.filter((prefix) => key.startsWith(prefix)).map(({ length }) => length))
  return longest(laterMessages) > longest(firstMessages)
}

/**
 * Compiles the messages at build time: the parser of ICU messages would be a fifth of the page's own script.
 * Plain texts remain texts.
 */
export function icuMessagesPlugin(): Plugin {
  return {
    name: 'plugboard:icu-messages',
    enforce: 'pre',
    transform(code, id) {
      const part = /\/src\/i18n\/messages\/\w+\.json\?(first|later)$/.exec(id)?.[1]
      if (part === undefined) return null
      const messages = Object.entries<string>(JSON.parse(code))
      const wanted = messages.filter(([key]) => isLater(key) === (part === 'later'))
      const compiled = JSON.stringify(compileMessages(Object.fromEntries(wanted)))
      return { code: `export default ${compiled}`, moduleType: 'js', map: null }
    },
  }
}

/** @throws SyntaxError with the key of a message that is no ICU message, or that the page cannot format */
export function compileMessages(messages: Record<string, string>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(messages).map(([key, text]) => {
      try {
        return [key, compile(parse(text, { ignoreTag: true }))]
      } catch (cause) {
        throw new SyntaxError(`Message "${key}" is no ICU message: ${text}`, { cause })
      }
    }),
  )
}

/**
 * Shortens parsed elements to what `i18n/format.ts` reads: texts as they are, and a message that is one text as that
 * text.
 */
function compile(elements: readonly MessageFormatElement[]): unknown {
  const parts = elements.map(compileElement)
  if (parts.length === 0) return ''
  return parts.length === 1 && typeof parts[0] === 'string' ? parts[0] : parts
}

function compileElement(element: MessageFormatElement): unknown {
  switch (element.type) {
    case TYPE.literal:
      return element.value
    case TYPE.select:
    case TYPE.plural: {
      const { type, value, options } = element
      const compiled = Object.entries(options).map(([name, option]) => [name, compile(option.value)])
      const offset = element.type === TYPE.plural ? element.offset : undefined
      return { type, value, options: Object.fromEntries(compiled), offset }
    }
    case TYPE.argument:
    case TYPE.number:
      return { type: element.type, value: element.value }
    case TYPE.pound:
      return { type: element.type }
    default:
      throw new TypeError('`i18n/format.ts` formats no dates, times and tags.')
  }
}
