import { isMeasured, isScalar, isText, notMeasured } from './type-guards'
import { z } from './zod'

/** Non-empty text. */
export const filledText = z.string().check(z.refine((text) => text !== '', 'expected at least 1'))

/** Types of a measured value: a number, text, a flag, or a JSON object. */
export const measuredValue = z.custom<number | string | boolean | Record<string, unknown>>(
  isMeasured,
  notMeasured,
)

/** The same in v1. */
export const v1MeasuredValue = z.custom<number | string>(isScalar, 'expected number or string')

/** One word or several. */
export const textOrTexts = z.custom<string | string[]>(
  (value) => [value].flat().every(isText),
  'expected string or array of strings',
)
