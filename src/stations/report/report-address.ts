const placeholder = /\{(id|name|link)\}/g

/**
 * Encodes text for any place after host or recipient. Unpaired surrogates are replaced, because they cannot be
 * encoded.
 */
const encode = (text: string) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'))

interface Report {
  /** Template of the configuration: `mailto:…` or `https://…`, with or without placeholders. */
  template: string
  station: { id: string; name: string }
  /** Address of the station on this site. */
  link: string
  /** Subject; used for mails only. */
  subject: string
}

/** Returns the address for a problem report with only name, id and link of the station filled in. */
export function toReportAddress({ template, station, link, subject }: Report): string {
  const { id, name } = station
  const values = { id, name, link }
  const filled = template.replace(placeholder, (_, key: keyof typeof values) => encode(values[key]))
  if (!/^mailto:/i.test(filled)) return filled
  // RFC 6068: names of header fields are the same in upper and lower case.
  const given = new Set([...new URL(filled).searchParams.keys()].map((field) => field.toLowerCase()))
  const body = `${name}\r\n${id}\r\n${link}\r\n\r\n`
  const added = Object.entries({ subject, body })
    .filter(([field]) => !given.has(field))
    // Mail programs show a plus as a plus, not as a space.
    .map(([field, text]) => `${field}=${encode(text)}`)
  if (added.length === 0) return filled
  return filled + (filled.includes('?') ? '&' : '?') + added.join('&')
}

/**
 * Returns the template for problem reports: the configured address, otherwise the contact if it is a mail address;
 * `undefined` if neither can be filled in.
 */
export function findReportTemplate({
  report,
  contact,
}: {
  report?: string | undefined
  contact?: string | undefined
}): string | undefined {
  if (report !== undefined) return report
  return contact !== undefined && /^mailto:/i.test(contact) ? contact : undefined
}
