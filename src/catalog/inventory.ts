// Figures for "About this data", of the values that the viewer sees, also those of merged records. One series is one
// data type with one period at one station or plug.

/** Figures of one data type. */
export interface MeasuredType {
  /** The service's name of the data type. */
  dataType: string
  /** Number of series with a value. */
  series: number
  /** Number of these whose value is live. */
  live: number
  /** Number of these whose value is closed. */
  closed: number
  /** Epoch milliseconds of the newest measurement; `null`: no known age. */
  newestAt: number | null
}

/** Figures of one provider. */
export interface MeasuredProvider {
  /** Empty: the stations name no provider. */
  provider: string
  /** Number of series with a value. */
  series: number
  /** Number of these whose value is stale. */
  stale: number
  /** Epoch milliseconds of the newest measurement; `null`: no known age. */
  newestAt: number | null
}

/** Figures by data type and by provider; most series first. */
export interface Inventory {
  types: MeasuredType[]
  /** All providers with stations, with or without measurements. */
  providers: MeasuredProvider[]
}
