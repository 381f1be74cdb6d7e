import { z } from './zod'

const web = /^https?:\/\//i

/** An address that a page can ask: `http://…` or `https://…`. zod's own `url` is half a kilobyte of the first script. */
export const webAddress = addressOf(web)

export const isWebAddress = (text: string) => isAddress(text, web)

/** @param scheme what the address begins with */
export function addressOf(scheme: RegExp) {
  return z.string().check(
    z.trim(),
    z.refine((text) => isAddress(text, scheme), 'expected url'),
  )
}

function isAddress(text: string, scheme: RegExp): boolean {
  return scheme.test(text) && URL.canParse(text)
}
