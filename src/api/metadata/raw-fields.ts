import { isRecord } from '../../contract/type-guards'
import type { RawField } from '../../model/station'
import type { FindRawFields } from './families/family'
import { fieldChecks } from './field-checks'
import { parseText } from './metadata'

/** Limits for the kept fields of a record: enough to notice new fields of a feed. */
const maxFields = 40
const maxLength = 200
const maxDepth = 4

/** Cache, because most records of a feed have equal fields. */
const shared = new Map<string, RawField>()
const maxShared = 5_000

function share(name: string, text: string): RawField {
  const key = `${name}\n${text}`
  const cached = shared.get(key)
  if (cached !== undefined) return cached
  const field = { name, text }
  if (shared.size < maxShared) shared.set(key, field)
  return field
}

const nothing: readonly RawField[] = []

/** Fields of the metadata that no family reads or understands. Empty fields are left out. */
export const findRawFields: FindRawFields = (metadata, family, level) => {
  const checks = fieldChecks[family][level]
  const found: RawField[] = []
  const visit = (value: unknown, name: string, path: string, depth: number): void => {
    if (found.length >= maxFields || checks.get(path)?.(value)) return
    const nested = depth < maxDepth ? listParts(value) : null
    if (nested === null) {
      const text = toText(value)
      if (text !== '') found.push(share(name.slice(0, maxLength), text))
      return
    }
    for (const [key, part] of nested.entries) {
      if (found.length >= maxFields) return
      visit(part, `${name}.${key}`, `${path}.${nested.isList ? '*' : key}`, depth + 1)
    }
  }
  for (const [key, value] of Object.entries(metadata)) visit(value, key, key, 1)
  return found.length === 0 ? nothing : found
}

/** Fields of an object, or objects of a list; a list of words is one field. */
function listParts(value: unknown): { entries: [string, unknown][]; isList: boolean } | null {
  if (isRecord(value)) return { entries: Object.entries(value), isList: false }
  if (!Array.isArray(value) || !value.some(isRecord)) return null
  return { entries: Object.entries(value.slice(0, maxFields)), isList: true }
}

function toText(value: unknown): string {
  if (!Array.isArray(value)) return cut(itemToText(value))
  return cut(value.slice(0, maxFields).map(itemToText).filter(Boolean).join(', '))
}

function itemToText(value: unknown): string {
  if (typeof value === 'object' && value !== null) return '…'
  return typeof value === 'boolean' ? String(value) : parseText(value)
}

function cut(text: string): string {
  return text.length > maxLength ? `${text.slice(0, maxLength)}…` : text
}
