import { parseArgs } from 'node:util'
import { PersonError } from '../sandbox/person-error'
import { record } from './record/record'
import { endProgram } from './shared/end-program'
import { readConfig } from './shared/read-config'

const usage = 'Usage: npm run record -- OUT_DIR [CONFIG] [--force]'

function readArguments() {
  try {
    return parseArgs({ options: { force: { type: 'boolean', default: false } }, allowPositionals: true })
  } catch (cause) {
    // Node throws only for an argument that it does not know.
    throw new PersonError(usage, { cause })
  }
}

/** Records the answers of the configured service; by default, of the live one. */
async function run(): Promise<void> {
  const { values, positionals } = readArguments()
  const [folder, configFile = 'public/config.json'] = positionals
  if (folder === undefined || positionals.length > 2) throw new PersonError(usage)
  const config = readConfig(configFile)
  const now = new Date()
  const { stations, plugs, values: measured } = await record(config, folder, values.force)
  console.log(
    `Recorded ${stations} stations, ${plugs} plugs and ${measured} values of ${config.service.baseUrl}.\n` +
      `Replay: SANDBOX_REPLAY=${folder} SANDBOX_NOW=${now.toISOString()} npm start`,
  )
}

await run().catch(endProgram)
