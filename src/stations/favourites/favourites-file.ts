import { z } from '../../contract/zod'

/** Maximum number of favourites. Nobody marks more by hand, so a longer list is not from this app. */
export const maxFavourites = 10_000
const maxIdLength = 500

const fileSchema = z.object({
  plugboard: z.literal('favourites'),
  stations: z
    .array(z.string().check(z.refine((id) => id !== '' && id.length <= maxIdLength)))
    .check(z.refine((ids) => ids.length <= maxFavourites)),
})

/** Returns the ids without duplicates, up to the maximum. */
export function limitFavourites(ids: readonly string[]): string[] {
  const readable = ids.filter((id) => id !== '' && id.length <= maxIdLength)
  return [...new Set(readable)].slice(0, maxFavourites)
}

/** @returns the existing ids followed by the new ones; `null`: together they exceed the maximum */
export function mergeFavourites(ids: readonly string[], added: readonly string[]): string[] | null {
  const all = [...new Set([...ids, ...added])]
  return all.length > maxFavourites ? null : all
}

/** Returns the text of a favourites file for another device. */
export function writeFavourites(ids: readonly string[]): string {
  return `${JSON.stringify({ plugboard: 'favourites', stations: limitFavourites(ids) }, null, 2)}\n`
}

/** Parses the station ids of a favourites file; returns `null` if it is none. */
export function readFavourites(text: string): string[] | null {
  try {
    return fileSchema.safeParse(JSON.parse(text)).data?.stations ?? null
  } catch {
    return null
  }
}
