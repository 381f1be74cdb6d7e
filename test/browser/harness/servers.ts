import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve as pathOf } from 'node:path'
import { freePort } from './free-port'

/** Which page to serve: the built one as in production, or the development server's, where StrictMode acts. */
export type Build = 'production' | 'development'

/** Variables of the sandbox: `SANDBOX_STATIONS`, `SANDBOX_REPLAY`, `SANDBOX_NOW`, `SANDBOX_TOKEN_TTL`… */
export type SandboxVariables = Readonly<Record<`SANDBOX_${string}`, string>>

export interface RunningApp {
  /** Address of the page without a slash at the end. */
  origin: string
  /** Address of the sandbox without a slash at the end. */
  sandboxOrigin: string
  stop(): Promise<void>
}

const startMilliseconds = 60_000
const stopMilliseconds = 5_000

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const forced = setTimeout(() => child.kill('SIGKILL'), stopMilliseconds)
  const gone = once(child, 'exit')
  child.kill('SIGTERM')
  await gone
  clearTimeout(forced)
}

/** Resolves when `pattern` was printed. @throws with all that was printed when the process ends or is too slow */
function printed(child: ChildProcess, pattern: RegExp): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = ''
    const late = setTimeout(() => fail('did not start in time'), startMilliseconds)
    const fail = (reason: string) => {
      clearTimeout(late)
      reject(new Error(`The app ${reason}:\n${output}`))
    }
    const read = (chunk: Buffer) => {
      output += chunk
      if (!pattern.test(output)) return
      clearTimeout(late)
      resolve()
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.once('exit', (code) => fail(`ended with code ${code}`))
  })
}

/**
 * Starts app and sandbox. @param folder that holds the built `dist` @param ports free ones unless they are named
 * @throws when they do not start
 */
export async function startApp(
  build: Build,
  variables: SandboxVariables,
  folder = '.',
  ports?: { PORT: string; SANDBOX_PORT: string },
): Promise<RunningApp> {
  const port = ports?.PORT ?? (await freePort())
  const sandboxPort = ports?.SANDBOX_PORT ?? (await freePort())
  const program =
    build === 'production'
      ? [pathOf('dist-node/start.js')]
      : ['node_modules/vite/bin/vite.js', '--port', String(port), '--strictPort', '--clearScreen', 'false']
  const child = spawn(process.execPath, program, {
    cwd: folder,
    env: {
      ...process.env,
      NO_COLOR: '1',
      // Of no region: answers do not depend on where a server stands.
      TZ: 'Pacific/Chatham',
      SANDBOX_BASEMAP: 'embedded',
      ...variables,
      PORT: String(port),
      SANDBOX_PORT: String(sandboxPort),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const killWithParent = () => child.kill('SIGKILL')
  process.once('exit', killWithParent)
  child.once('exit', () => process.off('exit', killWithParent))

  const origin = `http://localhost:${port}`
  try {
    await printed(child, new RegExp(origin))
  } catch (error) {
    await stop(child)
    // Another program, or a browser's connection, may have taken a port since it was free.
    if (ports === undefined && /Port \d+ is taken/.test(String(error)))
      return startApp(build, variables, folder)
    throw error
  }
  return { origin, sandboxOrigin: `http://localhost:${sandboxPort}`, stop: () => stop(child) }
}
