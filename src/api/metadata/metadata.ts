import { isRecord } from '../../contract/kinds'
import type { Plug, Station } from '../../model/station'
import { cleanText } from '../../model/text'

/** `smetadata` of a row: any field may be missing, null or of another type than it should be. */
export type Metadata = Readonly<Record<string, unknown>>

/** What the metadata of a station states. */
export type Description = Omit<Station, 'id' | 'name' | 'position' | 'doubted' | 'origins' | 'plugs'>

/** What the metadata of a plug states. */
export type PlugDescription = Omit<Plug, 'id' | 'name'>

export const undescribed: Description = {
  municipality: '',
  city: '',
  address: '',
  provider: '',
  capacity: null,
  state: '',
  paymentInfo: '',
  accessType: 'UNKNOWN',
  accessInfo: '',
  openingHours: null,
  cost: null,
  categories: [],
  reservable: null,
  unread: [],
}

export function parseText(field: unknown): string {
  if (typeof field === 'number') return String(field)
  return typeof field === 'string' ? cleanText(field) : ''
}

/** A finite number, also where it comes as text (`"400.0"`). */
export function parseNumber(field: unknown): number | null {
  const number = typeof field === 'string' && field.trim() !== '' ? Number(field) : field
  return typeof number === 'number' && Number.isFinite(number) ? number : null
}

/** Whether a field is text or a number, and so can be read as text. */
export function isText(field: unknown): boolean {
  return typeof field === 'string' || typeof field === 'number'
}

export function isFlag(field: unknown): boolean {
  return typeof field === 'boolean'
}

/** Whether a field is a word or a list of words. */
export function isWords(field: unknown): boolean {
  return (Array.isArray(field) ? field : [field]).every(isText)
}

export function isCapacity(field: unknown): boolean {
  return parseCapacity(field) !== null
}

/** Plugs that a place has room for, `null` for what cannot be a count. */
export function parseCapacity(field: unknown): number | null {
  const capacity = parseNumber(field)
  return capacity !== null && capacity >= 0 ? Math.floor(capacity) : null
}

export function parseFlag(field: unknown): boolean | null {
  return typeof field === 'boolean' ? field : null
}

/** A list of words; one feed stored a bare word. */
export function parseWords(field: unknown): string[] {
  const words = (Array.isArray(field) ? field : [field]).map(parseText).filter((word) => word !== '')
  return [...new Set(words)]
}

/** Objects of a list; whatever else stands in it is left out. */
export function parseRecords(field: unknown): Metadata[] {
  return Array.isArray(field) ? field.filter(isRecord) : []
}

export function hasAny(metadata: Metadata, keys: readonly string[]): boolean {
  return keys.some((key) => metadata[key] !== undefined)
}

/** `street, postalCode city`, without the town where the street names it already. */
export function joinAddress(street: string, postalCode: string, city: string): string {
  const town = `${postalCode} ${city}`.trim()
  return street.includes(town) ? street : [street, town].filter((part) => part !== '').join(', ')
}
