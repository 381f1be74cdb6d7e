import type { z } from './zod'

type Issue = z.core.$ZodIssue

/**
 * The issues of a failed parse as lines such as `mvalue: expected number` (zod/mini has no texts).
 * @param whole name for issues of the whole value
 */
export function issueLines(error: { issues: readonly Issue[] }, whole = 'record'): string[] {
  return error.issues.map((issue) => `${issue.path.join('.') || whole}: ${reason(issue)}`)
}

function reason(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return `expected ${issue.expected}`
    case 'invalid_value':
      return `expected ${issue.values.join(' or ')}`
    case 'custom':
      return issue.message
    default:
      return issue.code.replaceAll('_', ' ')
  }
}
