import { type Params, readParams, withParams, writeParams } from '../../url/param'
import type { LinkPart } from './link-part'

// Separate from `link-part.ts`, which is part of the first script.

export function createLinkPart<Values>(params: Params<Values>): LinkPart<Values> {
  return {
    parse: (search) => readParams(params, new URLSearchParams(search)),
    serialize: (values, search) => withParams(search, writeParams(params, values)),
  }
}

/** Returns the query `to` with the values of a part in the query `from`. */
export function copyPart<Values>({ parse, serialize }: LinkPart<Values>, from: string, to: string): string {
  return serialize(parse(from), to)
}
