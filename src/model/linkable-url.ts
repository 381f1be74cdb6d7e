/** Needed because `URL` accepts quotes and brackets in a host. */
const hostName = /^(?:[\w.-]+|\[[\da-f:.]+\])$/

/**
 * A web address that may be linked: http or https, with a host and without credentials. Anything else in the
 * data (`javascript:`, junk, half an address) is text.
 */
export function toLinkableUrl(text: string): URL | null {
  const trimmed = text.trim()
  if (!URL.canParse(trimmed)) return null
  const url = new URL(trimmed)
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:'
  return isWeb && hostName.test(url.hostname) && url.username === '' && url.password === '' ? url : null
}
