import type { ErrorBody } from './errors'
import { looseObject, number, optional, string, toParser } from './shape'

/** `errorBodySchema` as a shape. A test proves that both reject the same. */
export const errorBody = toParser(
  looseObject<ErrorBody>({
    message: string,
    timestamp: optional(string),
    code: optional(number),
    error: optional(string),
    description: optional(string),
    policy: optional(string),
    hint: optional(string),
  }),
)
