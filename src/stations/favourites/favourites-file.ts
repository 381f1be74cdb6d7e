import { z } from '../../contract/zod'

/** More than anybody marks by hand; what is longer was not written here. */
export const mostFavourites = 10_000
const longestId = 500

const fileSchema = z.object({
  plugboard: z.literal('favourites'),
  stations: z
    .array(z.string().check(z.refine((id) => id !== '' && id.length <= longestId)))
    .check(z.refine((ids) => ids.length <= mostFavourites)),
})

/** What is read again once it is written: each once, the first of too many. */
export function keepable(ids: readonly string[]): string[] {
  const readable = ids.filter((id) => id !== '' && id.length <= longestId)
  return [...new Set(readable)].slice(0, mostFavourites)
}

/** @returns those that were there and then the new ones, `null` when together they are too many */
export function takenIn(ids: readonly string[], added: readonly string[]): string[] | null {
  const all = [...new Set([...ids, ...added])]
  return all.length > mostFavourites ? null : all
}

/** Text of a file that another device can take in. */
export function favouritesFile(ids: readonly string[]): string {
  return `${JSON.stringify({ plugboard: 'favourites', stations: keepable(ids) }, null, 2)}\n`
}

/** Ids of stations; `null` when this is no such file. */
export function readFavourites(text: string): string[] | null {
  try {
    return fileSchema.safeParse(JSON.parse(text)).data?.stations ?? null
  } catch {
    return null
  }
}
