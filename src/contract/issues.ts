import type { z } from './zod'

/** The issues of a failed parse as lines such as `mvalue: expected number` (zod/mini brings no words). */
export function issueLines(error: z.core.$ZodError): string[] {
  return error.issues.map(
    (issue) =>
      `${issue.path.join('.') || 'record'}: ${
        issue.code === 'invalid_type' ? `expected ${issue.expected}` : issue.code.replaceAll('_', ' ')
      }`,
  )
}
