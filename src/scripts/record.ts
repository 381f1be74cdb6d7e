import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { parseConfig } from '../config/config'
import { record } from './record/record'

const usage = 'Usage: npm run record -- OUT_DIR [CONFIG] [--force]'

/** Records the answers of the configured service; by default, of the live one. */
async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { force: { type: 'boolean', default: false } },
    allowPositionals: true,
  })
  const [folder, configFile = 'public/config.json'] = positionals
  if (folder === undefined || positionals.length > 2) throw new Error(usage)
  const config = parseConfig(JSON.parse(await readFile(configFile, 'utf8')))
  const now = new Date()
  const { stations, plugs, values: measured } = await record(config, folder, values.force)
  console.log(
    `Recorded ${stations} stations, ${plugs} plugs and ${measured} values of ${config.service.baseUrl}.\n` +
      `Replay: SANDBOX_REPLAY=${folder} SANDBOX_NOW=${now.toISOString()} npm start`,
  )
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
