import { isWebAddress } from './address'
import { z } from './zod'

/** An address that a page can request: `http://…` or `https://…`. */
export const webAddressSchema = z.string().check(z.trim(), z.refine(isWebAddress, 'expected url'))
