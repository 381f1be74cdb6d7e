import type { Language } from '../../i18n/languages'
import { placeNames, placeParts, type StatedPlace } from './place-words'

/** Street and town at the end of an address, whose postcode is optional: "Via Roma 3, 39040 Ora - Auer". */
const streetAndTown = /^(.+), *(?:\d{4,5} +)?([^,]+)$/

/**
 * Returns the parts of a station's place that fit into a row: the street with one of its names, and the town once, as
 * the address names it.
 */
export function shortPlaceParts(place: StatedPlace, language: Language): string[] {
  const address = withOneName(place.address, language)
  const [, street, town] = streetAndTown.exec(address) ?? []
  const names = placeNames(place.municipality)
  const isStated = street && town && placeNames(town).every((name) => names.includes(name))
  return isStated ? [street, town] : placeParts({ address, municipality: place.municipality })
}

/** Two names before a number. They may contain digits, as in "Via 4 Novembre". */
const twoNames = /^([^,]+?) +- +([^,]+?)(?= \d+[^\s,]*(?: [a-z])?(?: &|,|$))/i
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
