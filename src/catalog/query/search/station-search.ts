import type { StationRecord } from '../../../model/station'
import type { CatalogData } from '../../build/catalog-data'
import type { TextIndex } from './text-index'
import { createTextMatcher } from './text-match'

/** Finds stations by text. The index is built at the first query, and again for new stations. */
export class StationSearch {
  #stations: readonly StationRecord[] = []
  #index: Promise<TextIndex> | null = null

  /** Returns a function that states whether the text finds a station. */
  async createMatcher(
    { stations, entries }: Pick<CatalogData, 'stations' | 'entries'>,
    text: string,
  ): Promise<(station: StationRecord) => boolean> {
    if (text.trim() === '') return () => true
    const matching = (await this.index(stations))?.find(text, entries)
    return matching ? (station) => matching.has(station) : createTextMatcher(text)
  }

  /** `null`: its script failed to load, so `createTextMatcher` searches, which finds no similar words. */
  async index(stations: readonly StationRecord[]): Promise<TextIndex | null> {
    if (this.#index === null || this.#stations !== stations) {
      this.#stations = stations
      this.#index = import('./text-index').then(({ TextIndex }) => new TextIndex(stations))
    }
    const index = this.#index
    return index.catch(() => {
      if (this.#index === index) this.#index = null
      return null
    })
  }
}
