import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileError, PersonError } from '../sandbox/person-error'
import { caddySnippet } from './headers/caddy-snippet'
import { headersFile } from './headers/headers-file'
import { nginxSnippet } from './headers/nginx-snippet'
import { endProgram } from './shared/end-program'
import { readConfig } from './shared/read-config'
import { readSite } from './start/site-files'

const usage = 'Usage: npm run headers -- CONFIG [OUT_DIR]'
const site = 'dist'

/** Writes the headers of the built site with a `config.json`, for static hosts, nginx and Caddy. */
function write(path: string | undefined, folder = site): void {
  if (path === undefined) throw new PersonError(usage)
  const config = readConfig(path)
  const files = {
    _headers: headersFile(config, readSite(site).keys()),
    '_headers.nginx.conf': nginxSnippet(config),
    '_headers.caddy': caddySnippet(config),
  }
  try {
    mkdirSync(folder, { recursive: true })
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  } catch (error) {
    throw fileError(error, `"${folder}" cannot be written`)
  }
}

try {
  const [path, folder] = process.argv.slice(2)
  write(path, folder)
} catch (error) {
  endProgram(error)
}
