const web = /^https?:\/\//i

/** Whether a page can request the address: `http://…` or `https://…`. */
export const isWebAddress = (text: string) => isAddress(text, web)

/** @param scheme required beginning of the address */
export function isAddress(text: string, scheme: RegExp): boolean {
  return scheme.test(text) && URL.canParse(text)
}

/** Whether a link may lead there: `https://…`, or a path of the site itself such as `/imprint`. */
export const isPageAddress = (text: string) => /^(https:\/\/\w|\/(?![/\\]))\S*$/i.test(text)

/** Whether it is `https://…` or `mailto:…` with a host or recipient that no placeholder can change. */
export const isReportAddress = (text: string) => /^(https:\/\/|mailto:)[^/?#{\\]+([/?#]|$)/i.test(text)
