/** A `select` or `where` that cannot be answered; `position` counts characters from 0. */
export class QueryError extends Error {
  override name = 'QueryError' as const
  readonly position: number
  constructor(message: string, position: number) {
    super(message)
    this.position = position
  }
}
