import { ConfigError } from '../../config/config-error'
import { PersonError } from '../../sandbox/person-error'

/**
 * Ends a program with the message of an error that is for the person.
 * @throws any other error: it is a bug, and Node prints it with its stack
 */
export function endProgram(error: unknown): void {
  if (!(error instanceof PersonError || error instanceof ConfigError)) throw error
  console.error(error.message)
  process.exit(1)
}
