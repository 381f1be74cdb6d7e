import { readFileSync } from 'node:fs'
import { type Config, parseConfig } from '../../config/config'
import { fileError, PersonError } from '../../sandbox/person-error'

/** @throws PersonError if the file cannot be read; ConfigError if the schema refuses its content */
export function readConfig(path: string): Config {
  return parseConfig(parseJson(path, readText(path)))
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    throw fileError(error, `"${path}" cannot be read`)
  }
}

function parseJson(path: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new PersonError(`"${path}" is not valid JSON.`, { cause })
  }
}
