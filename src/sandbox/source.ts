/** Fields of the wire by name, `null` where there is nothing; times as epoch milliseconds. */
export type Row = Readonly<Record<string, unknown>>

/** One measured value; moments in epoch milliseconds. */
export interface Sample {
  at: number
  value: unknown
  /** When it was written down, if not at once. */
  writtenAt?: number
}

/** What one station measures of one data type every `period` seconds. */
export interface Series {
  /** Station fields (`s…`) and, for parts, those of the parent (`p…`). */
  station: Row
  /** Data type fields (`t…`). */
  dataType: Row
  /** Seconds; part of the key: the same data type may be there per minute and per hour. */
  period: number
  /** Role that opens the values; `null`: open to everyone. */
  right: string | null
  /** The newest sample measured at or before a moment. */
  latest(at: number): Sample | null
}

/** What the service answers from: the simulated world, or a recording. */
export interface Source {
  readonly types: readonly string[]
  /** Stations of a type, in a stable order, no two of them equal; none for an unknown type. */
  stations(type: string): readonly Row[]
  /** Every series of a type; none for an unknown type. */
  series(type: string): readonly Series[]
}

/** Samples in `[from, to)`, oldest first: what `latest` would have said, asked backwards. */
export function history(series: Series, from: number, to: number): Sample[] {
  const samples: Sample[] = []
  let at = to - 1
  for (;;) {
    const sample = series.latest(at)
    // A recording answers its oldest sample for any moment before it, hence the second bound.
    if (sample === null || sample.at < from || sample.at > at) return samples.reverse()
    samples.push(sample)
    at = sample.at - 1
  }
}
