import { parse } from '@formatjs/icu-messageformat-parser'
import type { Plugin } from 'vite'

/** What only panels and dialogs say: they come after the first list, and so do their words. */
const laterGroups =
  /^(?:station|summary|quality|value|state|account|near|nearby|chart|compare|week|team|clock|settings|share|streets|embed|export|print|version|views)\./
const laterWords =
  /^(?:session\.(?:roles|adds|added|left|failed|provider-open|refused|revealed)\b|search\.(?!label|clear)|map\.(?:choice|cluster)\b|filters\.(?:find|found|show|signed-in-only|ignored)\b|freshness\.(?:newest|without|unplaced|rejected|licence)\b|notice\.cut|list\.(?:unread|within)\b|error\.range)/
/** Of these groups, what the page itself says. */
const firstWords =
  /^(?:station\.(?:close|label|failed)|quality\.(?:open|failed)|settings\.open|team\.label)\b/

const isLater = (key: string) => (laterGroups.test(key) || laterWords.test(key)) && !firstWords.test(key)

/**
 * Catalogues are compiled when the app is built: the parser of ICU messages is a fifth of the page's own
 * script, and every message is known before. Plain texts stay texts.
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

/** @throws SyntaxError naming the message that is no ICU message */
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
