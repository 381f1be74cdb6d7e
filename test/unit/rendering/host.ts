/** An HTML element, or a text. */
export interface Host {
  /** Empty: a text, or a group of elements. */
  type: string
  text: string
  props: Record<string, unknown>
  children: Host[]
  /** It waits, with its state, until a part beside it has loaded. */
  hidden: boolean
}

/** An HTML element of the tree. Refs get it, so it has what effects call on an element. */
export class HostElement extends EventTarget implements Host {
  readonly type: string
  readonly text = ''
  props: Host['props']
  readonly children: Host[] = []
  hidden = false
  disabled = false
  parent: HostElement | null = null
  /** Without layout nothing has been scrolled. */
  readonly scrollTop = 0
  open = false
  /** Height in the layout, which a test may give it. */
  offsetHeight = 0

  constructor(type: string, props: Host['props']) {
    super()
    this.type = type
    this.props = props
  }

  // No selected text and no captured pointer: browser tests have them.
  select(): void {}
  setPointerCapture(): void {}

  /** One element of the page has the focus. It sends no event. */
  focus(): void {
    Object.assign(document, { activeElement: this })
  }

  blur(): void {
    if (document.activeElement === Object(this)) Object.assign(document, { activeElement: document.body })
  }

  /** A dialog focuses its first control that is not disabled, or else itself. */
  showModal(): void {
    this.open = true
    const first = this.find(({ type, disabled }) => /^(?:input|select|button|a)$/.test(type) && !disabled)
    Object(first ?? this).focus()
  }

  close(): void {
    this.open = false
  }

  get parentElement(): HostElement | null {
    return this.parent
  }

  setAttribute(name: string, text: string): void {
    this.props = { ...this.props, [name]: text }
  }

  removeAttribute(name: string): void {
    const { [name]: _, ...others } = this.props
    this.props = others
  }

  /** @param selector `[attribute]`, or names of elements, whose `:not(…)` is left out */
  closest(selector: string): HostElement | null {
    const attribute = /^\[(\w+)\]$/.exec(selector)?.[1]
    const types = selector.replace(/:not\(.*?\)/g, '').split(', ')
    const fits = attribute === undefined ? types.includes(this.type) : Boolean(this.props[attribute])
    return fits ? this : (this.parent?.closest(selector) ?? null)
  }

  contains(other: unknown): boolean {
    return (
      other === this || this.children.some((child) => child instanceof HostElement && child.contains(other))
    )
  }

  /** @param type name of an element */
  querySelector(type: string): HostElement | null {
    return this.find((one) => one.type === type)
  }

  private find(fits: (one: HostElement) => boolean): HostElement | null {
    const elements = this.children.filter((child) => child instanceof HostElement)
    for (const one of elements) {
      const found = fits(one) ? one : one.find(fits)
      if (found) return found
    }
    return null
  }
}

/** What React renders into: the place of a test's element, and the page's body for portals. */
export class Container implements Host {
  readonly type = ''
  readonly text = ''
  readonly props = {}
  readonly children: Host[] = []
  readonly hidden = false
  /** `createPortal` accepts DOM elements only, and knows them by this number. */
  readonly nodeType = 1
  /** Number of times that React has changed the tree. */
  commits = 0
}
