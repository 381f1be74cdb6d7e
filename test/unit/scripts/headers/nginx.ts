import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

export const nginxIsInstalled = spawnSync('nginx', ['-v']).error === undefined

export interface RunningNginx {
  origin: string
  stop(): Promise<void>
}

/** The installed nginx with our snippet as SECURITY.md says: in a `server` block with `listen` and `root` only. */
export async function startNginx(root: string, snippet: string): Promise<RunningNginx> {
  const port = await freePort()
  return runNginx(port, (folder) => {
    writeFileSync(join(folder, 'plugboard-headers.conf'), snippet)
    return `server {
      listen 127.0.0.1:${port};
      root ${resolve(root)};
      include plugboard-headers.conf;
    }`
  })
}

/** @param writeServer the `server` block, for a folder of this nginx alone */
export async function runNginx(port: number, writeServer: (folder: string) => string): Promise<RunningNginx> {
  const folder = mkdtempSync(join(tmpdir(), 'plugboard-nginx-'))
  const isRoot = process.getuid?.() === 0
  writeFileSync(
    join(folder, 'nginx.conf'),
    `${isRoot ? 'user root; ' : ''}daemon off; pid ${folder}/pid; error_log ${folder}/errors; events {}
    http {
      include /etc/nginx/mime.types; access_log off;
      client_body_temp_path ${folder}; proxy_temp_path ${folder}; fastcgi_temp_path ${folder};
      uwsgi_temp_path ${folder}; scgi_temp_path ${folder};
      ${writeServer(folder)}
    }`,
  )
  const nginx = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], { stdio: 'inherit' })
  const origin = `http://127.0.0.1:${port}`
  await answers(origin, () => nginx.exitCode === null)
  return {
    origin,
    async stop() {
      nginx.kill('SIGTERM')
      await once(nginx, 'exit')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('No port is free')
  return address.port
}

/** Until it answers anything. @throws when it ends before */
export async function answers(origin: string, runs: () => boolean): Promise<void> {
  for (;;) {
    if (!runs()) throw new Error('The server did not start: its configuration is wrong')
    if (await fetch(origin).then(Boolean, () => false)) return
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
