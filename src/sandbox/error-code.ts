/** Returns the code of an error of Node, such as EADDRINUSE; `''`: it has none. */
export function readErrorCode(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''
}
