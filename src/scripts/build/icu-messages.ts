import { parse } from '@formatjs/icu-messageformat-parser'
import type { Plugin } from 'vite'

/**
 * Catalogues are compiled when the app is built: the parser of ICU messages is a fifth of the page's own
 * script, and every message is known before. Plain texts stay texts.
 */
export function icuMessagesPlugin(): Plugin {
  return {
    name: 'plugboard:icu-messages',
    enforce: 'pre',
    config: () => ({
      resolve: {
        alias: [
          {
            find: /^@formatjs\/icu-messageformat-parser$/,
            replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
          },
        ],
      },
    }),
    transform(code, id) {
      if (!/\/src\/i18n\/messages\/\w+\.json$/.test(id)) return null
      return JSON.stringify(compileMessages(JSON.parse(code)))
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
