/** Facts about a request that the middleware passes to the routes. */
export interface Caller {
  Variables: {
    /** Roles of the token; `null`: no token. */
    roles: ReadonlySet<string> | null
  }
}

/** Roles of a request without a token. */
export const noRoles: ReadonlySet<string> = new Set()
