/** Whether an address is a web address below `base`: same scheme, host and port, and a path that does not climb out. */
export function standsBelow({ protocol, origin, pathname, username, password }: URL, base: string): boolean {
  const root = new URL(base)
  const isPlain = /^https?:$/.test(protocol) && username === '' && password === ''
  return isPlain && origin === root.origin && pathname.startsWith(`${root.pathname.replace(/\/+$/, '')}/`)
}
