import type { ErrorBody } from '../contract/errors'

const reasons = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  500: 'Internal Server Error',
} as const

/** An error answer in the service's words: when, which status, why. */
export function problem(
  status: keyof typeof reasons,
  message: string,
  more: Partial<ErrorBody> = {},
): Response {
  const body: ErrorBody = {
    message,
    timestamp: new Date().toISOString(),
    code: status,
    error: reasons[status],
    ...more,
  }
  return Response.json(body, { status })
}

/** What the service says to parameters that it cannot even read: nothing. */
export function emptyBadRequest(): Response {
  return new Response(null, { status: 400 })
}
