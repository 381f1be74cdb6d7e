/** Facts about a request that the middleware passes to the routes. */
export interface Caller {
  Variables: {
    /** Roles of the token; `null`: no token. */
    roles: ReadonlySet<string> | null
  }
}
