import type { Plug } from './station'
import { cleanText } from './text'

// ISO 15118 and eMI3: country, operator, E, up to 31 characters, with or without separators. Without them, a digit
// is required, because a word in capitals could have the same form.
const separated = /^[A-Z]{2}\*[A-Z0-9]{3}\*E[A-Z0-9*]{1,31}$/i
const unseparated = /^(?=.*\d)[A-Z]{2}[A-Z0-9]{3}E[A-Z0-9]{1,31}$/

/** Whether a text has the form of the id on a charging post. */
export function isEvseId(text: string): boolean {
  return separated.test(text) || unseparated.test(text)
}

/** The EVSE id on the post, which some feeds send as the name; without one, the id in the feed. */
export function plugLabel({ id, name }: Pick<Plug, 'id' | 'name'>): string {
  return [name, id].map(cleanText).find(isEvseId) ?? cleanText(id)
}
