/** One data type, as far as the viewer sees values of it. */
export interface MeasuredType {
  /** The service's name of it. */
  dataType: string
  /** Series that have a value. */
  series: number
  /** Of these, with a value that is not old. */
  live: number
  /** Of these, shown for a token only. */
  closed: number
  /** Epoch milliseconds of the newest measurement, `null` where no age is known. */
  newestAt: number | null
}

/** What the stations of one provider measure, as far as the viewer sees values of it. */
export interface MeasuredProvider {
  /** Empty where the stations name none. */
  provider: string
  /** Series that have a value. */
  series: number
  /** Of these, with a value that is old. */
  old: number
  /** Epoch milliseconds of the newest measurement, `null` where no age is known. */
  newestAt: number | null
}

/** What is measured; the type and the provider with the most series first. */
export interface Inventory {
  types: MeasuredType[]
  /** Each that has stations, measured or not. */
  providers: MeasuredProvider[]
}
