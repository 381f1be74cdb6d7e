/** A call that cannot be answered, with the status that says so. */
export class Refusal extends Error {
  override name: 'Refusal' | 'QueryError' = 'Refusal'
  readonly status: 400 | 500
  constructor(message: string, status: 400 | 500 = 400) {
    super(message)
    this.status = status
  }
}

/** A `select` or `where` that cannot be answered; `position` counts characters from 0. */
export class QueryError extends Refusal {
  override name = 'QueryError' as const
  readonly position: number
  constructor(message: string, position: number) {
    super(message)
    this.position = position
  }
}
