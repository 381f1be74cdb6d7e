/** Places to stay overnight, and to eat. */
export type PlaceKind = 'stay' | 'eat'

/** What a place is called and where it stands, in one language; the address is empty where not said. */
export interface PlaceWords {
  name: string
  address: string
}

/** A place near a position. Empty texts are not said. */
export interface Place {
  id: string
  /** By language of two letters; at least one. */
  words: ReadonlyMap<string, PlaceWords>
  /** Metres as the crow flies. */
  distance: number
  phone: string
  website: string
  /** Whether it, or something of what is said here about it, is not for everyone. */
  closed: boolean
}

/** In that language, or else in one that the place has. */
export function wordsIn({ words }: Place, language: string): PlaceWords {
  const [first] = words.values()
  return words.get(language) ?? words.get('en') ?? first ?? { name: '', address: '' }
}
