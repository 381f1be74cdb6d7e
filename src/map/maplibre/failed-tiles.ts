import type { ICanonicalTileID } from 'maplibre-gl'
import { waitForNextAttempt } from '../../retry/next-attempt'

interface Requests {
  /** Requests these tiles of a source again. */
  refresh(source: string, tiles: readonly ICanonicalTileID[]): void
  /** Called when a tile fails while none is missing. */
  onMissing(): void
}

/** Tiles that could not be loaded. The first of them starts a wait, after which all are requested again. */
export class FailedTiles {
  readonly #requests: Requests
  readonly #signal: AbortSignal
  readonly #bySource = new Map<string, ICanonicalTileID[]>()
  #failures = 0

  /** @param signal ends the waits */
  constructor(requests: Requests, signal: AbortSignal) {
    this.#requests = requests
    this.#signal = signal
  }

  get isEmpty(): boolean {
    return this.#bySource.size === 0
  }

  add(source: string, tile: ICanonicalTileID): void {
    const isFirst = this.isEmpty
    this.#bySource.set(source, [...(this.#bySource.get(source) ?? []), tile])
    if (!isFirst) return
    this.#requests.onMissing()
    this.#failures += 1
    void waitForNextAttempt(this.#failures, this.#signal).then(() => this.#requestAll())
  }

  /** A tile was loaded: the wait after the next failure is short again. */
  succeeded(): void {
    this.#failures = 0
  }

  #requestAll(): void {
    const failed = [...this.#bySource]
    // Those that fail again start the next wait.
    this.#bySource.clear()
    for (const [source, tiles] of failed) this.#requests.refresh(source, tiles)
  }
}
