import { foldText } from '../../../model/text'

/**
 * Returns the words of a text without case, accents and punctuation, each after a space: so a text that begins with a
 * space is found where a word begins. A text without words is empty.
 */
export function toSpacedWords(text: string): string {
  return ` ${foldText(text).replace(/[^\p{L}\p{N}]+/gu, ' ')}`.replace(/^ +/, ' ').trimEnd()
}
