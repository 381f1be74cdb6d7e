/** Places to stay overnight, and to eat. */
export type PlaceKind = 'stay' | 'eat'

/** Name and address of a place in one language. The address is empty if not stated. */
export interface PlaceTexts {
  name: string
  address: string
}

/** A place near a position. Empty texts: not stated. */
export interface Place {
  id: string
  /** By two-letter language code; at least one. */
  texts: ReadonlyMap<string, PlaceTexts>
  /** Metres as the crow flies. */
  distance: number
  phone: string
  website: string
  /** Whether the place or one of its fields is closed data. */
  closed: boolean
}

/** Texts in the wanted language, or else in one that the place has. */
export function findPlaceTexts({ texts }: Place, language: string): PlaceTexts {
  const [first] = texts.values()
  return texts.get(language) ?? texts.get('en') ?? first ?? { name: '', address: '' }
}
