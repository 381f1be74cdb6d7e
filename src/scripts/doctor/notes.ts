/** Result of a check. `skipped`: could not be checked. Only an `error` makes the command fail. */
export type Level = 'ok' | 'warning' | 'error' | 'skipped'

export interface Note {
  level: Level
  /** A sentence. In a warning or an error, it begins with the change to make. */
  sentence: string
}

/** Results of one part of the context, in the order of its checks. */
export class Notes {
  readonly title: string
  readonly list: Note[] = []

  constructor(title: string) {
    this.title = title
  }

  ok(sentence: string): void {
    this.list.push({ level: 'ok', sentence })
  }

  warn(sentence: string): void {
    this.list.push({ level: 'warning', sentence })
  }

  fail(sentence: string): void {
    this.list.push({ level: 'error', sentence })
  }

  skip(sentence: string): void {
    this.list.push({ level: 'skipped', sentence })
  }

  /** Whether any check has failed. */
  get hasErrors(): boolean {
    return this.list.some(({ level }) => level === 'error')
  }
}

/** Returns the message of a thrown value. */
export const readMessage = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** Formats a number with its noun: `3 rows`, `1 row`. */
export const count = (amount: number, one: string, many = `${one}s`) =>
  `${amount} ${amount === 1 ? one : many}`

/** Formats at most `max` of the items and the number of the others: `/, /embed/ and 3 more`. */
export function summarizeList(items: readonly string[], max = 3): string {
  const shown = items.slice(0, items.length > max + 1 ? max : items.length)
  const more = items.length - shown.length
  if (more > 0) return `${shown.join(', ')} and ${more} more`
  return shown.length > 1 ? `${shown.slice(0, -1).join(', ')} and ${shown.at(-1)}` : (shown[0] ?? '')
}
