import type { Language } from '../../i18n/languages'
import { rowPlaceParts, type StatedPlace } from './place-words'

/** `rowPlaceParts` with one name of a street that has two: with both, the row would be cut before the number. */
export function shortPlaceParts(place: StatedPlace, language: Language): string[] {
  return rowPlaceParts({ ...place, address: withOneName(place.address, language) })
}

/** Two names before a number. They may contain digits, as in "Via 4 Novembre". */
const twoNames = /^([^,]+?) +- +([^,]+?)(?= \d+[^\s,]*(?: [a-z])?(?:,|$))/i
const italian = /^(?:via|viale|vicolo|piazza|piazzale|piazzetta|strada|corso|largo|lungo\w*|zona)\b/i
const german = /(?:stra(?:ß|ss)e|str\.|weg|platz|gasse|allee|ring|promenade|zone)$/i

/**
 * Returns an address with one name of the street, in this language: German for all but Italian. It is unchanged if the
 * languages of the names are not certain.
 */
export function withOneName(address: string, language: Language): string {
  return address.replace(twoNames, (both: string, one: string, other: string) => {
    const isItalianFirst =
      italian.test(one) && !german.test(one) && german.test(other) && !italian.test(other)
    const isGermanFirst = german.test(one) && !italian.test(one) && italian.test(other) && !german.test(other)
    if (!isItalianFirst && !isGermanFirst) return both
    return isItalianFirst === (language === 'it') ? one : other
  })
}
