/** Figures of one data type, for the values that the viewer sees. */
export interface MeasuredType {
  /** The service's name of the data type. */
  dataType: string
  /** Number of series with a value. */
  series: number
  /** Number of these with a live value. */
  live: number
  /** Number of these that are closed. */
  closed: number
  /** Epoch milliseconds of the newest measurement; `null`: no known age. */
  newestAt: number | null
}

/** Figures of one provider, for the values that the viewer sees. */
export interface MeasuredProvider {
  /** Empty: the stations name no provider. */
  provider: string
  /** Number of series with a value. */
  series: number
  /** Number of these with a stale value. */
  old: number
  /** Epoch milliseconds of the newest measurement; `null`: no known age. */
  newestAt: number | null
}

/** Figures by data type and by provider; most series first. */
export interface Inventory {
  types: MeasuredType[]
  /** All providers with stations, with or without measurements. */
  providers: MeasuredProvider[]
}
