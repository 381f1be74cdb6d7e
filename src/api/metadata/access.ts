import type { OpeningHours, Station } from '../../model/station'
import { parseText } from './metadata'
import { everyDay } from './parse-opening-hours'

interface AccessFacts {
  accessType?: string
  cost?: Station['cost']
  openingHours?: OpeningHours
}

const always: AccessFacts = { openingHours: { kind: 'always' } }

/**
 * Meanings of words on access, by the word's letters and digits in lower case: the types of the family `workgroup`,
 * OICP's accessibility, and opening hours among them. "Free" means free access to the plug.
 */
const vocabulary = new Map<string, AccessFacts>([
  ['public', { accessType: 'PUBLIC' }],
  ['private', { accessType: 'PRIVATE' }],
  ['privatewithpublicaccess', { accessType: 'PRIVATE_WITHPUBLICACCESS' }],
  ['restricted', { accessType: 'RESTRICTED' }],
  ['restrictedaccess', { accessType: 'RESTRICTED' }],
  ['teststation', { accessType: 'TEST' }],
  ['freepubliclyaccessible', { accessType: 'PUBLIC', cost: 'free' }],
  ['payingpubliclyaccessible', { accessType: 'PUBLIC', cost: 'paid' }],
  ['unknown', {}],
  ...['24h', '24hours', '24ore', '24stunden', '247', '24h7', '024'].map((word) => [word, always] as const),
])

/** Hours of every day with a unit, such as `8–20 h`, `8-20 Uhr` or `08:00 - 20:00`. */
const daily = /^(\d\d?)(?:[:.](\d\d))?\s*[-–]\s*(\d\d?)(?:[:.](\d\d))?(\s*(?:h|uhr|ore))?$/i

function parseDailyHours(note: string): AccessFacts | undefined {
  const [, fromHour = '', fromMinute, toHour = '', toMinute, unit] = daily.exec(note) ?? []
  // Without minutes or a unit, `8-20` may be anything.
  if (!unit && !(fromMinute && toMinute)) return
  const toTime = (hour: string, minute = '00') => `${hour.padStart(2, '0')}:${minute}`
  const openingHours = everyDay(toTime(fromHour, fromMinute), toTime(toHour, toMinute))
  return openingHours ? { openingHours } : undefined
}

/** Words as they came are added to the vocabulary, because feeds repeat few. Others must not fill the memory. */
const maxWords = 1_000

function findFacts(word: string): AccessFacts | undefined {
  const facts =
    vocabulary.get(word) ??
    vocabulary.get(word.toLowerCase().replace(/[^a-z0-9]/g, '')) ??
    parseDailyHours(word)
  if (facts && vocabulary.size < maxWords) vocabulary.set(word, facts)
  return facts
}

/** `SOME_WORD` of an unknown vocabulary, which people cannot read. */
function isCode(word: string): boolean {
  return /^[A-Z0-9]+(_[A-Z0-9]+)+$/.test(word)
}

export function isAccessWord(field: unknown): boolean {
  return findFacts(parseText(field)) !== undefined
}

/** Whether a note is understood or readable as it is. */
export function isAccessNote(field: unknown): boolean {
  return parseNotes(field).every((note) => findFacts(note) !== undefined || !isCode(note))
}

function parseNotes(field: unknown): string[] {
  return parseText(field)
    .split(/[,;]\s*/)
    .filter((note) => note !== '')
}

/**
 * @param type a word on who may charge; takes precedence over the notes
 * @param info words and free text, separated by commas
 */
export function parseAccess(
  type: unknown,
  info?: unknown,
): Pick<Station, 'accessType' | 'accessInfo' | 'openingHours' | 'cost'> {
  const word = parseText(type)
  const ofType = findFacts(word)
  const ofNotes = parseNotes(info).map(findFacts)
  // Of several words on one fact the first counts.
  const facts: AccessFacts = Object.assign({}, ...ofNotes.toReversed(), ofType)
  const { accessType = 'UNKNOWN', openingHours = null, cost = null } = facts
  // Other hours, or a note that is not understood, may limit these to some days, or say when it is closed.
  const areClear = ofNotes.every((one) => one && (one.openingHours ?? openingHours) === openingHours)
  const isShown = (note: string) => {
    const understood = findFacts(note)
    return understood ? !areClear && understood.openingHours : !isCode(note)
  }
  return {
    accessType: word && !ofType ? 'OTHER' : accessType,
    accessInfo: parseText(info)
      .replace(/([^,;]+)[,;]?\s*/g, (part, note) => (isShown(note) ? part : ''))
      .replace(/[,;]\s*$/, ''),
    openingHours: areClear ? openingHours : null,
    cost,
  }
}
