import { z } from './zod'

/** An address that a page can ask: `http://…` or `https://…`. zod's own `url` is half a kilobyte of the first script. */
export const webAddress = addressOf(/^https?:\/\//i)

/** @param scheme what the address begins with */
export function addressOf(scheme: RegExp) {
  return z.string().check(
    z.trim(),
    z.refine((text) => scheme.test(text) && URL.canParse(text), 'expected url'),
  )
}
