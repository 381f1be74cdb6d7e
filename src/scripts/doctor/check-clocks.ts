import type { Config } from '../../config/config'
import { minute } from '../../durations'
import { Notes } from './notes'

/** Maximum difference of clocks, milliseconds; the same as in `src/clock.ts`. */
const tolerance = 3 * minute

/**
 * Compares the clocks of all hosts that answered with this machine's clock. The page uses the site's time for the ages
 * of values and for the expiry of ID tokens.
 * @param clocks milliseconds ahead of this machine, by origin
 */
export function checkClocks(clocks: ReadonlyMap<string, number>, config: Config, site: string | null): Notes {
  const notes = new Notes('Clocks')
  const checked = [site, config.service.baseUrl, config.identity?.authority]
    .flatMap((address) => (address ? [new URL(address).origin] : []))
    .flatMap((origin) => (clocks.has(origin) ? [{ origin, ahead: clocks.get(origin) ?? 0 }] : []))
  const hosts = [...new Map(checked.map((one) => [one.origin, one])).values()]
  const wrong = hosts.filter(({ ahead }) => Math.abs(ahead) > tolerance)
  if (hosts.length === 0) notes.skip('No host that answered says what time it is.')
  else if (wrong.length === hosts.length && hosts.length > 1 && isOneTime(hosts))
    notes.fail(`Set the clock of this machine: all hosts say that it is ${toWords(-(hosts[0]?.ahead ?? 0))}.`)
  else
    for (const { origin, ahead } of wrong)
      notes.fail(`Set the clock of ${origin}: its Date is ${toWords(ahead)}, and ages would be wrong.`)
  if (!notes.hasErrors && hosts.length > 0)
    notes.ok(`The clocks of ${hosts.map(({ origin }) => origin).join(', ')} are right to three minutes.`)
  return notes
}

function isOneTime(hosts: readonly { ahead: number }[]): boolean {
  const all = hosts.map(({ ahead }) => ahead)
  return Math.max(...all) - Math.min(...all) <= tolerance
}

function toWords(ahead: number): string {
  const minutes = Math.round(Math.abs(ahead) / minute)
  return `${minutes} minutes ${ahead > 0 ? 'ahead' : 'behind'}`
}
