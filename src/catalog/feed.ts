import { emptyAnswer } from '../api/collect'
import type { Dialect } from '../api/dialect'
import { NetworkError } from '../api/errors'
import { type PartName, type Parts, partNames } from '../model/parts'
import type { TokenSource, Viewer } from '../model/viewer'
import { CatalogError } from './errors'
import { fetchLatest, type Latest, type PartAnswers, type Places } from './fetch'
import type { Memory } from './memory'
import { Part, type PartSource } from './part'
import { PlacesBuilder } from './places-builder'

/** All that one revision is made of. */
export interface Answers {
  places: Places
  /** `null` when the values could not be had. */
  latest: Latest | null
  /** Of each part how old it is and whether it fails. */
  parts: Parts
  /** Not the service's, but what was kept here the last time. */
  offline: boolean
}

/** Milliseconds after which stations, plugs and series are asked again. */
const placesKeep = 3_600_000

/** `null` for a part that the service does not have. */
type AllParts = { [Name in PartName]: Part<PartAnswers[Name]> | null }

/** The parts of the data of one viewer, each fetched by itself. Failures of the service come as ApiError. */
export class Feed {
  readonly #memory: Memory | null
  readonly #parts: AllParts
  readonly #places = new PlacesBuilder()

  /** @param memory for what everyone may see: never give one to another viewer than the anonymous */
  constructor(dialect: Dialect, viewer: Viewer, tokens: TokenSource, memory: Memory | null) {
    this.#memory = memory
    const part = <Name extends PartName>(
      name: Name,
      ask: PartSource<PartAnswers[Name]>['ask'],
      keep = placesKeep,
    ) =>
      dialect.parts.includes(name)
        ? new Part<PartAnswers[Name]>({ ask, look: (call) => dialect.look(name, call), keep })
        : null
    this.#parts = {
      stations: part('stations', (call) => dialect.stations(call)),
      plugs: part('plugs', (call) => dialect.plugs(call)),
      series: part('series', (call) => dialect.statusSeries(call)),
      values: part('values', (call) => fetchLatest(dialect, { viewer, tokens, call }), 0),
    }
  }

  /**
   * Latest values, and of the other parts what is old or failed.
   * @param isPress a person asked: at once and for everything that failed
   * @throws ApiError when there are no stations to show
   */
  async update(now: number, isPress: boolean): Promise<Answers> {
    const { stations, values } = this.#parts
    // A press of “Refresh now” has to ask something also where values are told station by station.
    const wanted = isPress && values === null ? 'stations' : null
    await Promise.all(partNames.map((name) => this.#parts[name]?.update(now, isPress, name === wanted)))
    if (!stations?.held) await this.#recall()
    const answers = this.#answers()
    if (values?.state.failure === null) this.#remember(now)
    return answers
  }

  #answers(): Answers {
    const { stations, plugs, series, values } = this.#parts
    if (!stations?.held) throw stations?.error ?? new CatalogError('The service has no stations.')
    const places = this.#places.build({
      stations: stations.held.answer,
      plugs: plugs ? (plugs.held?.answer ?? null) : emptyAnswer,
      series: series ? (series.held?.answer ?? null) : emptyAnswer,
    })
    const asked = partNames.flatMap((name) => this.#parts[name] ?? [])
    return {
      places,
      latest: values ? (values.held?.answer ?? null) : byStation,
      parts: {
        stations: stations.state,
        plugs: plugs?.state ?? absent,
        series: series?.state ?? absent,
        values: values?.state ?? absent,
      },
      offline: asked.every(({ isRestored }) => isRestored),
    }
  }

  /** A start without the service. */
  async #recall(): Promise<void> {
    const kept = this.#parts.stations?.error instanceof NetworkError ? await this.#memory?.recall() : null
    if (!kept) return
    const restore = <Name extends PartName>(name: Name) => {
      const part = this.#parts[name]
      const held = kept.parts[name]
      if (part && !part.held && held) part.restore(held)
    }
    partNames.forEach(restore)
  }

  /** Only what is whole. */
  #remember(fetchedAt: number): void {
    const { stations, plugs, series, values } = this.#parts
    if (partNames.some((name) => this.#parts[name]?.held === null)) return
    const parts = {
      stations: stations?.held ?? null,
      plugs: plugs?.held ?? null,
      series: series?.held ?? null,
      values: values?.held ?? null,
    }
    this.#memory?.remember({ parts, fetchedAt })
  }
}

const absent = { fetchedAt: null, failure: null }
const byStation: Latest = { measured: null, tokenRefused: false, rejected: [], counts: emptyAnswer.counts }
