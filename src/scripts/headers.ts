import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseConfig } from '../config/config'
import { caddySnippet } from './headers/caddy-snippet'
import { headersFile } from './headers/headers-file'
import { nginxSnippet } from './headers/nginx-snippet'
import { readSite } from './start/site-files'

const usage = 'Usage: npm run headers -- CONFIG [OUT_DIR]'
const site = 'dist'

/** Writes the headers of the built site with a `config.json`, for static hosts, nginx and Caddy. */
function write(path: string | undefined, folder = site): void {
  if (path === undefined) throw new Error(usage)
  const config = parseConfig(JSON.parse(readFileSync(path, 'utf8')))
  const files = {
    _headers: headersFile(config, readSite(site).keys()),
    '_headers.nginx.conf': nginxSnippet(config),
    '_headers.caddy': caddySnippet(config),
  }
  mkdirSync(folder, { recursive: true })
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
}

try {
  const [path, folder] = process.argv.slice(2)
  write(path, folder)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
