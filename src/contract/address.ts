const web = /^https?:\/\//i

/** Whether it is an address that a page can ask: `http://…` or `https://…`. */
export const isWebAddress = (text: string) => isAddress(text, web)

/** @param scheme what the address begins with */
export function isAddress(text: string, scheme: RegExp): boolean {
  return scheme.test(text) && URL.canParse(text)
}
