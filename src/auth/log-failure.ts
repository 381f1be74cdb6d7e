import type { IdentityConfig } from '../config/config'

/**
 * Writes the cause of a failed call to the console, for the operator: the page only shows what a person can do. Class
 * and message, because these contain no answer of the provider. A failure without a cause is a usual end, such as a
 * refusal by the person.
 */
export function logFailure(identity: IdentityConfig | undefined, cause: unknown): void {
  if (cause instanceof Error)
    console.error(`Login at ${identity?.authority}: ${cause.name}: ${cause.message}`)
}
