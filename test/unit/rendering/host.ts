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
  parent: HostElement | null = null
  /** Without layout nothing has been scrolled. */
  readonly scrollTop = 0
  readonly open = false

  constructor(type: string, props: Host['props']) {
    super()
    this.type = type
    this.props = props
  }

  // There is no focus, dialog above the page or selected text to change: browser tests have them.
  focus(): void {}
  showModal(): void {}

  setAttribute(name: string, text: string): void {
    this.props = { ...this.props, [name]: text }
  }

  removeAttribute(name: string): void {
    const { [name]: _, ...others } = this.props
    this.props = others
  }

  /** @param selector name of an element, or `[attribute]` */
  closest(selector: string): HostElement | null {
    const attribute = /^\[(\w+)\]$/.exec(selector)?.[1]
    const fits = attribute === undefined ? this.type === selector : Boolean(this.props[attribute])
    return fits ? this : (this.parent?.closest(selector) ?? null)
  }

  contains(other: unknown): boolean {
    return (
      other === this || this.children.some((child) => child instanceof HostElement && child.contains(other))
    )
  }

  /** @param type name of an element */
  querySelector(type: string): HostElement | null {
    const elements = this.children.filter((child) => child instanceof HostElement)
    for (const one of elements) {
      const found = one.type === type ? one : one.querySelector(type)
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
