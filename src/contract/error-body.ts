import type { ErrorBody } from './errors'
import { looseObject, number, optional, text, toParser } from './shape'

/** `errorBodySchema` as a shape. A test proves that both reject the same. */
export const errorBody = toParser(
  looseObject<ErrorBody>({
    message: text,
    timestamp: optional(text),
    code: optional(number),
    error: optional(text),
    description: optional(text),
    policy: optional(text),
    hint: optional(text),
  }),
)
