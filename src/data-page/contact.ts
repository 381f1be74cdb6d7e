/** Returns the text of a contact: the mail address, or host and path of a page. */
export function toAddress(contact: string): string {
  const { protocol, hostname, pathname } = new URL(contact)
  if (protocol === 'mailto:') return decodeURIComponent(pathname)
  return hostname + pathname.replace(/\/$/, '')
}
