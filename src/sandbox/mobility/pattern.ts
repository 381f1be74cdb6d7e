import { RE2JS } from 're2js'

/** Maximum characters of a pattern. Nobody writes a longer one by hand. */
const longest = 500
/** Maximum sum of all counts in braces. Each repeats a part of the program, and RE2 allows up to a thousand. */
const maxRepeats = 200

/**
 * Returns a test for matches of a pattern, where `.` is any character, as in Postgres. Its time is linear in the text
 * for every pattern: a backtracking matcher could take minutes, and the sandbox has one thread.
 * @returns an error message if the pattern cannot be used
 */
export function textMatcher(pattern: string, ignoreCase: boolean): ((text: string) => boolean) | string {
  if (pattern.length > longest) return `A regular expression has ${longest} characters at most`
  if (repeatsIn(pattern) > maxRepeats) return `Counts in braces are ${maxRepeats} at most, all together`
  if (/\(\?<?[=!]|\\[1-9]/.test(pattern))
    return 'Regular expressions here have neither lookaround nor back references'
  try {
    const expression = RE2JS.compile(pattern, RE2JS.DOTALL | (ignoreCase ? RE2JS.CASE_INSENSITIVE : 0))
    return (text) => expression.test(text)
  } catch {
    return 'That is no regular expression'
  }
}

function repeatsIn(pattern: string): number {
  const counts = pattern.matchAll(/\{(\d*)(?:,(\d*))?\}/g)
  return Array.from(counts, ([, min, max]) => Math.max(Number(min), Number(max ?? 0))).reduce(
    (sum, count) => sum + count,
    0,
  )
}
