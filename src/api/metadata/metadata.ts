import { isRecord } from '../../contract/type-guards'
import type { Plug, StationRecord } from '../../model/station'
import { cleanText } from '../../model/text'

/** `smetadata` of a row: any field may be missing, null or of a wrong type. */
export type Metadata = Readonly<Record<string, unknown>>

/** Fields of a plug that its metadata states. */
export type PlugDescription = Omit<Plug, 'id' | 'name'>

/**
 * Each station is a copy of this object with some values replaced: first those that its metadata states, then those of
 * its row. Adding fields to each of 20,000 objects, or copying them once more, takes several times as long.
 */
export const emptyRecord: StationRecord = {
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
  rawFields: [],
  id: '',
  name: '',
  position: null,
  invalidPosition: null,
  origins: [],
}

export function parseText(field: unknown): string {
  if (typeof field === 'number') return String(field)
  return typeof field === 'string' ? cleanText(field) : ''
}

/** Parses a finite number, also from text (`"400.0"`). */
export function parseNumber(field: unknown): number | null {
  const number = typeof field === 'string' && field.trim() !== '' ? Number(field) : field
  return typeof number === 'number' && Number.isFinite(number) ? number : null
}

/** Whether a field is text or a number, so that it can be read as text. */
export function isTextOrNumber(field: unknown): boolean {
  return typeof field === 'string' || typeof field === 'number'
}

export function isFlag(field: unknown): boolean {
  return typeof field === 'boolean'
}

/** Whether a field is a word or a list of words. */
export function isWords(field: unknown): boolean {
  return (Array.isArray(field) ? field : [field]).every(isTextOrNumber)
}

export function isCapacity(field: unknown): boolean {
  return parseCapacity(field) !== null
}

/** Parses a capacity; `null`: not a count. */
export function parseCapacity(field: unknown): number | null {
  const capacity = parseNumber(field)
  return capacity !== null && capacity >= 0 ? Math.floor(capacity) : null
}

export function parseFlag(field: unknown): boolean | null {
  return typeof field === 'boolean' ? field : null
}

/** Parses a list of words; one feed sends a single word instead. */
export function parseWords(field: unknown): string[] {
  const words = (Array.isArray(field) ? field : [field]).map(parseText).filter((word) => word !== '')
  return [...new Set(words)]
}

/** Objects of a list. Other items are left out. */
export function parseRecords(field: unknown): Metadata[] {
  return Array.isArray(field) ? field.filter(isRecord) : []
}

export function hasAny(metadata: Metadata, keys: readonly string[]): boolean {
  return keys.some((key) => metadata[key] !== undefined)
}

/** `street, postalCode city`, without the city if the street contains it. */
export function joinAddress(street: string, postalCode: string, city: string): string {
  const town = `${postalCode} ${city}`.trim()
  return street.includes(town) ? street : [street, town].filter((part) => part !== '').join(', ')
}
