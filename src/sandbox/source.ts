/** Types of charging stations and of plugs, as the service names them. */
export const stationType = 'EChargingStation'
export const plugType = 'EChargingPlug'

/** Fields of the interface by name; `null`: no value. Times are epoch milliseconds. */
export type Row = Readonly<Record<string, unknown>>

/** One measurement; times in epoch milliseconds. */
export interface SourceSample {
  measuredAt: number
  value: unknown
  /** Time at which the service stored it; absent: `measuredAt`. */
  writtenAt?: number
}

/** Measurements of one data type at one station, every `period` seconds. */
export interface SourceSeries {
  /** Station fields (`s…`) and, for plugs, those of the parent (`p…`). */
  station: Row
  /** Data type fields (`t…`). */
  dataType: Row
  /** Period, seconds; part of the key, because a station may have the same data type per minute and per hour. */
  period: number
  /** Role that is needed to see the values; `null`: they are open. */
  role: string | null
  /** Returns the latest sample at or before a moment; `null`: none. */
  latest(moment: number): SourceSample | null
}

/** Data of the service: the simulated world, or a recording. */
export interface Source {
  readonly types: readonly string[]
  /** Returns the stations of a type in a stable order, without duplicates; none for an unknown type. */
  stations(type: string): readonly Row[]
  /** Returns all series of a type; none for an unknown type. */
  series(type: string): readonly SourceSeries[]
}

/** Returns the samples in `[from, to)`, oldest first. It calls `latest` from the end backwards. */
export function history(series: SourceSeries, from: number, to: number): SourceSample[] {
  const samples: SourceSample[] = []
  let moment = to - 1
  for (;;) {
    const sample = series.latest(moment)
    // A recording returns its oldest sample for any moment before it, hence the second bound.
    if (sample === null || sample.measuredAt < from || sample.measuredAt > moment) return samples.reverse()
    samples.push(sample)
    moment = sample.measuredAt - 1
  }
}
