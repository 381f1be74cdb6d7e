import type { V1ErrorBody } from '../../contract/errors'

const names = {
  400: 'Bad Request',
  401: 'Unauthorized',
  404: 'Not Found',
  405: 'Method Not Allowed',
  500: 'Internal Server Error',
} as const

/** Returns an error response in the format of v1. */
export function emobilityProblem(status: keyof typeof names, description: string): Response {
  const body: V1ErrorBody = { status, name: names[status], description }
  return Response.json(body, { status })
}
