/** Just enough of a browser: keeps cookies by path, follows nothing by itself. */
export class Browser {
  readonly #origin: () => string
  readonly #cookies = new Map<string, { value: string; path: string }>()

  /** @param origin against which addresses are read */
  constructor(origin: () => string) {
    this.#origin = origin
  }

  async open(address: string, init: RequestInit = {}): Promise<Response> {
    const url = new URL(address, this.#origin())
    const cookies = [...this.#cookies]
      .filter(([, { path }]) => url.pathname.startsWith(path))
      .map(([name, { value }]) => `${name}=${value}`)
    const headers = { ...init.headers, Cookie: cookies.join('; ') }
    const response = await fetch(url, { redirect: 'manual', ...init, headers })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      const path = /; path=([^;]*)/i.exec(line)?.[1] ?? '/'
      if (value === '') this.#cookies.delete(name)
      else this.#cookies.set(name, { value, path })
    }
    return response
  }

  submit(address: string, fields: Record<string, string>): Promise<Response> {
    return this.open(address, { method: 'POST', body: new URLSearchParams(fields) })
  }
}
