/** Whether an address is under `base`: the same scheme, host and port, and a path below its path. */
export function isUnderBaseUrl(
  { protocol, origin, pathname, username, password }: URL,
  base: string,
): boolean {
  const root = new URL(base)
  const isPlain = /^https?:$/.test(protocol) && username === '' && password === ''
  return isPlain && origin === root.origin && pathname.startsWith(`${root.pathname.replace(/\/+$/, '')}/`)
}
