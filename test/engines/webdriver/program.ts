import { spawn } from 'node:child_process'
import { once } from 'node:events'

export type Environment = Readonly<Record<string, string | undefined>>

const stopMilliseconds = 5_000

/** Starts a program that ends with this process, and all that it starts with it. */
export function startProgram(name: string, args: readonly string[], environment: Environment) {
  const child = spawn(name, args, { env: { ...environment }, stdio: 'ignore', detached: true })
  const gone = once(child, 'exit').catch(() => undefined)
  // A browser has several processes: the signal goes to the group, whose leader `detached` makes it.
  const kill = (signal: NodeJS.Signals) => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, signal)
    } catch {
      // The group has ended.
    }
  }
  const killAll = () => kill('SIGKILL')
  process.once('exit', killAll)
  return {
    async stop(): Promise<void> {
      kill('SIGTERM')
      const forced = setTimeout(killAll, stopMilliseconds)
      await gone
      clearTimeout(forced)
      killAll()
      process.off('exit', killAll)
    },
  }
}
