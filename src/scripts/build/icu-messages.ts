import { parse } from '@formatjs/icu-messageformat-parser'
import type { Plugin } from 'vite'

/** Groups of message keys of panels and dialogs, which load after the first list. */
const laterGroups =
  /^(?:station|summary|quality|value|state|account|near|nearby|chart|compare|week|histories|team|clock|settings|share|streets|embed|export|print|version|views)\./
/** Other message keys that load after the first list. */
const laterKeys =
  /^(?:session\.(?:roles|adds|added|left|failed|provider-open|refused|revealed)\b|search\.(?!label|clear)|map\.(?:choice|cluster)\b|filters\.(?:active|find|found|ignored|remove|reset|show|signed-in-only)\b|freshness\.(?:newest|without|unplaced|rejected|licence)\b|common\.more\b|notice\.cut|list\.(?:unread|none|within|outside|empty)\b|error\.range)/
/** Message keys in these groups that the first list needs. */
const firstKeys = /^(?:station\.(?:label|failed|favourite\.mark)|data\.open|settings\.open|team\.label)\b/

const isLater = (key: string) => (laterGroups.test(key) || laterKeys.test(key)) && !firstKeys.test(key)

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

/** @throws {SyntaxError} with the key of an invalid ICU message */
export function compileMessages(messages: Record<string, string>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(messages).map(([key, text]) => {
      try {
        const elements = parse(text, { ignoreTag: true })
        const only = elements.length === 1 ? elements[0] : undefined
        return [key, only?.type === 0 ? only.value : elements]
      } catch (cause) {
        throw new SyntaxError(`Message "${key}" is no ICU message: ${text}`, { cause })
      }
    }),
  )
}
