/** What the routes learn about a call before they answer it. */
export interface Caller {
  Variables: {
    /** Roles of the token, `null` without one. */
    rights: ReadonlySet<string> | null
  }
}
