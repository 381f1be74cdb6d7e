/** Returns the text of a contact's link: the mail address, or the web address without its scheme. */
export function contactText(contact: string): string {
  const { protocol, host, pathname, search } = new URL(contact)
  if (protocol === 'mailto:') return decode(pathname)
  return (host + pathname).replace(/\/$/, '') + search
}

/** Decodes percent signs; a text with a wrong one stays as it is. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
