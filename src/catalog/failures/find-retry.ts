import type { MessageKey } from '../../i18n/languages'
import { explain } from './explain'

/** Messages that ask for a reload of the page. */
const reloads: ReadonlySet<MessageKey> = new Set(['error.worker', 'error.not-loaded', 'error.unexpected'])

/** Returns what "Try again" does after an error; `undefined`: only a reload helps, as the error's message says. */
export function findRetry(error: unknown, ask: () => unknown): (() => void) | undefined {
  return reloads.has(explain(error).key) ? undefined : () => void ask()
}
