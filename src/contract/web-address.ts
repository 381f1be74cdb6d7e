import { isAddress, isWebAddress } from './address'
import { z } from './zod'

const address = (test: (text: string) => boolean) =>
  z.string().check(z.trim(), z.refine(test, 'expected url'))

/** An address that a page can request: `http://…` or `https://…`. */
export const webAddress = address(isWebAddress)

/** @param scheme required beginning of the address */
export const addressWithScheme = (scheme: RegExp) => address((text) => isAddress(text, scheme))
