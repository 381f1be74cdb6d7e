import { PersonError } from '../../sandbox/person-error'

/** Reads a port from the environment. @throws PersonError if it is not a port number */
export function portFrom(environment: NodeJS.ProcessEnv, name: string, fallback: number): number {
  const text = environment[name]
  if (text === undefined || text === '') return fallback
  const port = /^\d+$/.test(text) ? Number(text) : 0
  if (port >= 1 && port <= 65_535) return port
  throw new PersonError(`${name} must be a whole number from 1 to 65535, not "${text}".`)
}

/** Converts Node's error for an unavailable port to a readable one. */
export function portError(error: unknown, variable: string, port: number): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE')
    return new PersonError(`Port ${port} is taken: free it, or set ${variable} to another one.`)
  if (code === 'EACCES')
    return new PersonError(`Port ${port} needs more rights: set ${variable} to one from 1024 up.`)
  return error
}
