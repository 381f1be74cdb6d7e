/** Error for a request that cannot be answered, with the status of the answer. */
export class Refusal extends Error {
  override name: 'Refusal' | 'QueryError' = 'Refusal'
  readonly status: 400 | 500
  constructor(message: string, status: 400 | 500 = 400) {
    super(message)
    this.status = status
  }
}

/** Error for an invalid `select` or `where`; `position` counts characters from 0. */
export class QueryError extends Refusal {
  override name = 'QueryError' as const
  readonly position: number
  constructor(message: string, position: number) {
    super(message)
    this.position = position
  }
}
