import { isMeasured, isScalar, isText } from './type-guards'
import { z } from './zod'

/** Non-empty text. */
export const filledText = z.string().check(z.refine((text) => text !== '', 'expected at least 1'))

/** Types of a measured value: a number, text, a flag, or a JSON object. */
export const measuredValue = oneOf<number | string | boolean | Record<string, unknown>>(
  isMeasured,
  'expected number, string, boolean or object',
)

/** The same in v1. */
export const v1MeasuredValue = oneOf<number | string>(isScalar, 'expected number or string')

/** One word or several. */
export const textOrTexts = oneOf<string | string[]>(
  (value) => [value].flat().every(isText),
  'expected string or array of strings',
)

function oneOf<Kind>(test: (value: unknown) => boolean, reason: string) {
  return z.custom<Kind>(test, reason)
}
