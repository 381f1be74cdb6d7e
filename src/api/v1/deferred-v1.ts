import type { History, SeriesKey } from '../../model/history'
import type { PartName } from '../../model/parts'
import type { Station } from '../../model/station'
import type { Dialect } from '../dialect'
import type { Call } from '../get-json'
import type { MobilityV1 } from './mobility-v1'

/** Loads the script of v1 on demand, because few deployments use it. */
export class DeferredV1 implements Dialect {
  readonly parts = ['stations'] as const
  readonly keepsRawFields = false
  readonly #loaded: Promise<MobilityV1>

  constructor(base: string) {
    this.#loaded = import('./mobility-v1').then(({ MobilityV1 }) => new MobilityV1(base))
  }

  async probe(part: PartName, call: Call) {
    return (await this.#loaded).probe(part, call)
  }

  async stations(call: Call) {
    return (await this.#loaded).stations(call)
  }

  async idsWithoutRecord(call: Call) {
    return (await this.#loaded).idsWithoutRecord(call)
  }

  async plugs() {
    return (await this.#loaded).plugs()
  }

  async latestValues() {
    return (await this.#loaded).latestValues()
  }

  async statusSeries() {
    return (await this.#loaded).statusSeries()
  }

  async stationSeries(station: Station, call: Call) {
    return (await this.#loaded).stationSeries(station, call)
  }

  async stationValues(station: Station, call: Call) {
    return (await this.#loaded).stationValues(station, call)
  }

  async history(key: SeriesKey, from: number, to: number, call: Call): Promise<History> {
    return (await this.#loaded).history(key, from, to, call)
  }
}
