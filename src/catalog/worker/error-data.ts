import { type ApiError, HttpError, NetworkError, ShapeError } from '../../api/errors'
import type { NetworkReason } from '../../model/failure'
import { CatalogError, type CatalogReason } from '../failures/errors'

/** An error as plain data for a port: the structured clone of an Error keeps neither class nor fields. */
export type ErrorData =
  | { name: 'NetworkError'; url: string; reason: NetworkReason }
  | { name: 'HttpError'; url: string; status: number; body: unknown; retryAfter: number }
  | { name: 'ShapeError'; url: string; issues: readonly string[] }
  | { name: 'CatalogError'; reason: CatalogReason; message: string; stack: string }

/** An error that no layer expects is a bug: it is logged here, on the side that has its stack. */
export function toErrorData(error: unknown): ErrorData {
  if (error instanceof NetworkError) return { name: error.name, url: error.url, reason: error.reason }
  if (error instanceof HttpError)
    return {
      name: error.name,
      url: error.url,
      status: error.status,
      body: error.body,
      retryAfter: error.retryAfter,
    }
  if (error instanceof ShapeError) return { name: error.name, url: error.url, issues: error.issues }
  if (error instanceof CatalogError) {
    const { name, reason, message, stack = '' } = error
    return { name, reason, message, stack }
  }
  console.error(error)
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error))
  return { name: 'CatalogError', reason: 'unexpected', message, stack }
}

export function toError(data: ErrorData): ApiError | CatalogError {
  switch (data.name) {
    case 'NetworkError':
      return new NetworkError(data.url, data.reason)
    case 'HttpError':
      return new HttpError(data.url, data.status, data.body, data.retryAfter)
    case 'ShapeError':
      return new ShapeError(data.url, data.issues)
    case 'CatalogError':
      return Object.assign(new CatalogError(data.reason, data.message), { stack: data.stack })
  }
}
