import { z } from '../../contract/zod'

/** More than anybody marks by hand; what is longer was not written here. */
const mostStations = 10_000
const longestId = 500

const fileSchema = z.object({
  plugboard: z.literal('favourites'),
  stations: z
    .array(z.string().check(z.minLength(1), z.maxLength(longestId)))
    .check(z.maxLength(mostStations)),
})

/** Text of a file that another device can take in. */
export function favouritesFile(stations: readonly string[]): string {
  return `${JSON.stringify({ plugboard: 'favourites', stations }, null, 2)}\n`
}

/** Ids of stations; `null` when this is no such file. */
export function readFavourites(text: string): string[] | null {
  try {
    return fileSchema.safeParse(JSON.parse(text)).data?.stations ?? null
  } catch {
    return null
  }
}
