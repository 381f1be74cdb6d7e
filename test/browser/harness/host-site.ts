import { once } from 'node:events'
import { createServer } from 'node:http'
import { freePort } from './free-port'

/** A site of somebody else, on another host and port than the app. */
export interface HostSite {
  origin: string
  /** What its only page holds. */
  show(html: string): void
  stop(): void
}

export async function startHostSite(): Promise<HostSite> {
  let page = ''
  const server = createServer((_, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    response.end(`<!doctype html><html lang="en"><title>A town</title><h1>A town</h1>${page}</html>`)
  })
  const port = await freePort()
  await once(server.listen(port), 'listening')
  return {
    origin: `http://127.0.0.1:${port}`,
    show: (html) => {
      page = html
    },
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
