import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { hasProgram } from './find-program'

export const hasDisplay = hasProgram('Xvfb') || Boolean(process.env.DISPLAY)

/** Starts a screen without a monitor, on a free number. Without Xvfb the machine's own screen is used. */
export async function startDisplay(): Promise<{ name: string; stop(): Promise<void> }> {
  if (!hasProgram('Xvfb')) return { name: process.env.DISPLAY ?? '', stop: async () => undefined }
  const args = ['-displayfd', '3', '-screen', '0', '1440x900x24', '-nolisten', 'tcp', '-noreset']
  const child = spawn('Xvfb', args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] })
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  const gone = once(child, 'exit')
  const output = child.stdio[3]
  if (!output) throw new Error('Xvfb has no output for its number.')
  const [number] = await once(output, 'data')
  return {
    name: `:${String(number).trim()}`,
    async stop() {
      child.kill('SIGTERM')
      await gone
      process.off('exit', kill)
    },
  }
}
