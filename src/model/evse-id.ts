import type { Plug } from './station'
import { cleanText } from './text'

// ISO 15118 and eMI3: country, operator, E, up to 31 signs, with or without separators. Without them, a word in
// capitals could look the same, hence the digit.
const separated = /^[A-Z]{2}\*[A-Z0-9]{3}\*E[A-Z0-9*]{1,31}$/i
const unseparated = /^(?=.*\d)[A-Z]{2}[A-Z0-9]{3}E[A-Z0-9]{1,31}$/

/** Whether a text is the id that stands on a charging post. */
export function isEvseId(text: string): boolean {
  return separated.test(text) || unseparated.test(text)
}

/** What a driver finds on the post: the EVSE id, which some feeds give as name; else the key of the feed. */
export function plugLabel({ id, name }: Pick<Plug, 'id' | 'name'>): string {
  return [name, id].map(cleanText).find(isEvseId) ?? cleanText(id)
}
