import { backOff } from '../api/back-off'
import type { Dialect } from '../api/dialect'
import { isApiError, NetworkError } from '../api/errors'
import type { TokenSource, Viewer } from '../model/viewer'
import { type DatedPlaces, fetchLatest, fetchPlaces, type Latest, type Places, pauseOf } from './fetch'
import type { Memory } from './memory'

/** All that one revision is made of. */
export interface Answers {
  places: DatedPlaces
  /** `null` when the values could not be had. */
  latest: Latest | null
  /** Epoch milliseconds. */
  fetchedAt: number
  /** Not the service's, but what was kept here the last time. */
  offline: boolean
  /** Milliseconds for which the service asked to be left alone where values could not be had, else 0. */
  pause: number
}

/** Milliseconds after which stations and plugs are asked again. */
const placesKeep = 3_600_000

/** Milliseconds for which places are left alone that failed again, or a part of them; after once they are asked anew. */
const placesPause = 60_000

/** What the service tells one viewer, time and again. Failures come as ApiError. */
export class Feed {
  readonly #dialect: Dialect
  readonly #viewer: Viewer
  readonly #tokens: TokenSource
  readonly #memory: Memory | null
  #places: DatedPlaces | null = null
  #began = false
  /** Times in a row that the places failed, when they last did, and for how long they are left alone then. */
  #failures = 0
  #failedAt = 0
  #pause = 0

  /** @param memory for what everyone may see: never give one to another viewer than the anonymous */
  constructor(dialect: Dialect, viewer: Viewer, tokens: TokenSource, memory: Memory | null) {
    this.#dialect = dialect
    this.#viewer = viewer
    this.#tokens = tokens
    this.#memory = memory
  }

  /** Latest values, and the places too where they are old or a part of them is missing. */
  newest(now: number): Promise<Answers> {
    const places = this.#places
    const isDue = places === null || places.incomplete || now - places.fetchedAt > placesKeep
    return this.ask(isDue && !this.#isPaused(now), now)
  }

  async ask(withPlaces: boolean, now: number): Promise<Answers> {
    const [places, latest] = await Promise.allSettled([
      withPlaces ? fetchPlaces(this.#dialect, this.#viewer) : this.#places,
      fetchLatest(this.#dialect, this.#viewer, this.#tokens),
    ])
    if (withPlaces) this.#pace(places, now)
    if (withPlaces && places.status === 'fulfilled' && places.value) this.#keep(places.value, now)
    if (this.#places === null)
      return this.#recall(places.status === 'rejected' ? places.reason : new Error('No stations.'))
    // What is known stays; only a first load goes on without values.
    if (latest.status === 'rejected' && (this.#began || !isApiError(latest.reason))) throw latest.reason

    this.#began = true
    const values = latest.status === 'fulfilled' ? latest.value : null
    if (values && !this.#places.incomplete)
      this.#memory?.remember({ places: this.#places, latest: values, fetchedAt: now })
    return { places: this.#places, latest: values, fetchedAt: now, offline: false, pause: pauseOf(latest) }
  }

  /** A start without the service. @throws failure where nothing was kept */
  async #recall(failure: unknown): Promise<Answers> {
    const kept = failure instanceof NetworkError ? await this.#memory?.recall() : null
    if (!kept) throw failure
    this.#places = kept.places
    this.#began = true
    return { ...kept, offline: true, pause: 0 }
  }

  /** Values come without them meanwhile. A clock that was set back ends a pause. */
  #isPaused(now: number): boolean {
    const since = now - this.#failedAt
    return this.#places !== null && since >= 0 && since < this.#pause
  }

  #pace(asked: PromiseSettledResult<Places | null>, now: number) {
    const isWhole = asked.status === 'fulfilled' && asked.value?.incomplete === false
    this.#failures = isWhole ? 0 : this.#failures + 1
    const stated = asked.status === 'fulfilled' ? (asked.value?.pause ?? 0) : pauseOf(asked)
    this.#failedAt = now
    this.#pause = Math.max(this.#failures > 1 ? backOff(placesPause, this.#failures) : 0, stated)
  }

  /** Stations whose plugs failed do not replace whole ones. */
  #keep(places: Places, now: number) {
    if (this.#places && !this.#places.incomplete && places.incomplete) return
    this.#places = { ...places, fetchedAt: now }
  }
}
