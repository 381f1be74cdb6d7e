/**
 * Error that is no bug: a wrong argument, a missing file, a service without an answer. The message is for the person
 * who runs the program, and is all that they see.
 */
export class PersonError extends Error {
  override name = 'PersonError' as const
}

/**
 * Converts an error of the file system to a readable one; others stay unchanged.
 * @param sentence what has failed, such as `"dist" cannot be read`
 */
export function fileError(error: unknown, sentence: string): unknown {
  if (!(error instanceof Error && 'syscall' in error)) return error
  return new PersonError(`${sentence}: ${error.message}`, { cause: error })
}
