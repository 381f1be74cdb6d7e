/** Figures of one data type, for the values that the viewer sees. */
export interface MeasuredType {
  /** The service's name of the data type. */
  dataType: string
  /** Series that have a value. */
  series: number
  /** Number of these whose value is not old. */
  live: number
  /** Number of these that are closed. */
  closed: number
  /** Epoch milliseconds of the newest measurement, `null` where no age is known. */
  newestAt: number | null
}

/** Figures of one provider, for the values that the viewer sees. */
export interface MeasuredProvider {
  /** Empty: the stations name no provider. */
  provider: string
  /** Series that have a value. */
  series: number
  /** Number of these whose value is old. */
  old: number
  /** Epoch milliseconds of the newest measurement, `null` where no age is known. */
  newestAt: number | null
}

/** Figures by data type and by provider; those with the most series first. */
export interface Inventory {
  types: MeasuredType[]
  /** All providers with stations, measured or not. */
  providers: MeasuredProvider[]
}
