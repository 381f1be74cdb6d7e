const placeholder = /\{(id|name|link)\}/g

/** For any place after the host or recipient; half characters cannot be encoded. */
const encode = (text: string) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'))

interface Report {
  /** Of the configuration: `mailto:…` or `https://…`, with or without placeholders. */
  template: string
  station: { id: string; name: string }
  /** Address of the station on this site. */
  link: string
  /** For mails alone. */
  subject: string
}

/** Address where a problem of a station is reported, filled in with its name, id and link and nothing else. */
export function toReportAddress({ template, station, link, subject }: Report): string {
  const { id, name } = station
  const values = { id, name, link }
  const filled = template.replace(placeholder, (_, key: keyof typeof values) => encode(values[key]))
  if (!/^mailto:/i.test(filled)) return filled
  const given = new URL(filled).searchParams
  const body = `${name}\r\n${id}\r\n${link}\r\n\r\n`
  const added = Object.entries({ subject, body })
    .filter(([field]) => !given.has(field))
    // Mail programs take a plus for a plus.
    .map(([field, text]) => `${field}=${encode(text)}`)
  if (added.length === 0) return filled
  return filled + (filled.includes('?') ? '&' : '?') + added.join('&')
}

/** Whether it is `https://…` or `mailto:…` with a host or recipient that no placeholder can change. */
export const isReportAddress = (text: string) => /^(https:\/\/|mailto:)[^/?#{\\]+([/?#]|$)/i.test(text)

/**
 * Where problems are reported: the configured address, else the contact if it is a mail address; `undefined` where
 * neither is one to fill in.
 */
export function findReportTemplate({
  report,
  contact,
}: {
  report?: string | undefined
  contact?: string | undefined
}): string | undefined {
  if (report !== undefined) return isReportAddress(report) ? report : undefined
  return contact !== undefined && /^mailto:/i.test(contact) ? contact : undefined
}
