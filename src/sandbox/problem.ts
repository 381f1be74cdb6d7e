import type { ErrorBody } from '../contract/errors'

const reasons = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  500: 'Internal Server Error',
} as const

/** Returns an error response in the service's format: time, status, reason. */
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

/** Returns the service's response to parameters that it cannot parse: 400 without a body. */
export function emptyBadRequest(): Response {
  return new Response(null, { status: 400 })
}
