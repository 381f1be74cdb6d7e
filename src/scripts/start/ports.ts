/** Error at the start. The message is one sentence for the person who started the program. */
export class StartError extends Error {
  override name = 'StartError' as const
}

/** Reads a port from the environment. @throws {StartError} if it is not a port number */
export function portFrom(environment: NodeJS.ProcessEnv, name: string, fallback: number): number {
  const text = environment[name]
  if (text === undefined || text === '') return fallback
  const port = /^\d+$/.test(text) ? Number(text) : 0
  if (port >= 1 && port <= 65_535) return port
  throw new StartError(`${name} must be a whole number from 1 to 65535, not "${text}".`)
}

/** Converts Node's error for an unavailable port to a readable one. */
export function portError(error: unknown, variable: string, port: number): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE')
    return new StartError(`Port ${port} is taken: free it, or set ${variable} to another one.`)
  if (code === 'EACCES')
    return new StartError(`Port ${port} needs more rights: set ${variable} to one from 1024 up.`)
  return error
}
