import type { History, SeriesKey } from '../../model/history'
import type { PartName } from '../../model/parts'
import type { Station } from '../../model/station'
import { loadOnce } from '../../retry/load-once'
import type { Dialect } from '../dialect'
import { NetworkError } from '../errors'
import type { Call } from '../get-json'
import type { MobilityV1 } from './mobility-v1'

/**
 * Loads the script of v1 on demand, because few deployments use it. It has each operation of v1, also those that are
 * optional in `Dialect`.
 */
export class DeferredV1 implements Dialect, Pick<MobilityV1, keyof MobilityV1> {
  readonly parts = ['stations'] as const
  readonly keepsRawFields = false
  /** A failed load is repeated by the next call. @throws NetworkError */
  readonly #load: () => Promise<MobilityV1>

  constructor(base: string, timeZone?: string, importScript = () => import('./mobility-v1')) {
    this.#load = loadOnce(async () => {
      const { MobilityV1 } = await importScript().catch((cause: unknown) => {
        throw new NetworkError(base, 'not-loaded', { cause })
      })
      return new MobilityV1(base, timeZone)
    })
  }

  async probe(part: PartName, call: Call) {
    return (await this.#load()).probe(part, call)
  }

  async stations(call: Call) {
    return (await this.#load()).stations(call)
  }

  async idsWithoutRecord(call: Call) {
    return (await this.#load()).idsWithoutRecord(call)
  }

  async stationSeries(station: Pick<Station, 'id'>, call: Call) {
    return (await this.#load()).stationSeries(station, call)
  }

  async stationValues(station: Pick<Station, 'id'>, call: Call) {
    return (await this.#load()).stationValues(station, call)
  }

  async history(key: SeriesKey, from: number, to: number, call: Call): Promise<History> {
    return (await this.#load()).history(key, from, to, call)
  }
}
