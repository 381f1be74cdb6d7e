/** Error for a request that cannot be answered, with the status of the answer. */
export class RefusalError extends Error {
  override name: 'RefusalError' | 'QueryError' = 'RefusalError'
  readonly status: 400 | 500
  constructor(message: string, status: 400 | 500 = 400) {
    super(message)
    this.status = status
  }
}

/** Error for an invalid `select` or `where`; `position` counts characters from 0. */
export class QueryError extends RefusalError {
  override name = 'QueryError' as const
  readonly position: number
  constructor(message: string, position: number) {
    super(message)
    this.position = position
  }
}
