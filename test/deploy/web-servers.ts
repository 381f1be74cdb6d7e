import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { answers, nginxIsInstalled, runNginx } from '../unit/scripts/headers/nginx'

/** A web server of this machine that can serve the build. */
export interface WebServer {
  /** Name, and that it is skipped where it is not installed. */
  title: string
  isInstalled: boolean
  /** Serves a folder on a port of this machine, by the block that `docs/deployment.md` shows. */
  start(root: string, port: number): Promise<{ stop(): Promise<void> }>
}

const toTitle = (name: string, isInstalled: boolean) =>
  isInstalled ? name : `${name} (skipped: not installed)`

/** The block of the page for a language, with the paths of this test in place of those of a host. */
function readBlock(language: string, root: string): string {
  const page = readFileSync('docs/deployment.md', 'utf8')
  const block = new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``).exec(page)?.[1]
  if (block === undefined) throw new Error(`docs/deployment.md has no block of ${language}.`)
  return block.replaceAll('/srv/plugboard/current', root)
}

const nginx: WebServer = {
  title: toTitle('nginx', nginxIsInstalled),
  isInstalled: nginxIsInstalled,
  start: (root, port) =>
    runNginx(port, () => readBlock('nginx', root).replace('listen 8080', `listen 127.0.0.1:${port}`)),
}

const caddyIsInstalled = spawnSync('caddy', ['version']).error === undefined

const caddy: WebServer = {
  title: toTitle('Caddy', caddyIsInstalled),
  isInstalled: caddyIsInstalled,
  async start(root, port) {
    const folder = mkdtempSync(join(tmpdir(), 'plugboard-caddy-'))
    const file = join(folder, 'Caddyfile')
    const block = readBlock('Caddyfile', root).replace('plugboard.example', `http://localhost:${port}`)
    writeFileSync(file, `{\n  admin off\n  auto_https off\n  default_bind 127.0.0.1\n}\n${block}`)
    const env = { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder }
    const program = spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], {
      env,
      stdio: 'ignore',
    })
    await answers(`http://localhost:${port}`, () => program.exitCode === null)
    return { stop: () => end(program, folder) }
  },
}

async function end(program: ChildProcess, folder: string): Promise<void> {
  program.kill('SIGTERM')
  await once(program, 'exit')
  rmSync(folder, { recursive: true, force: true })
}

export const webServers = [nginx, caddy]
