import { z } from './zod'

// zod's own checks of length and its unions are a kilobyte of the first script, compressed.

/** Text that is not empty. */
export const filledText = z.string().check(z.refine((text) => text !== '', 'expected at least 1'))

/** What may be measured: a number, text, a flag, or a JSON object. */
export const measuredValue = oneOf<number | string | boolean | Record<string, unknown>>(
  (value) => isScalar(value) || typeof value === 'boolean' || isRecord(value),
)

/** The same in v1. */
export const olderValue = oneOf<number | string>(isScalar)

/** One word or several. */
export const words = oneOf<string | string[]>((value) => [value].flat().every(isText))

function oneOf<Kind>(test: (value: unknown) => boolean) {
  return z.custom<Kind>(test, 'is none of what it may be')
}

/** Whether it is a JSON object: no list, not null. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isScalar(value: unknown): boolean {
  return Number.isFinite(value) || isText(value)
}

function isText(value: unknown): boolean {
  return typeof value === 'string'
}
