import type { I18n } from '../../../src/i18n/i18n'
import type { Host } from './host'
import { acting } from './reconciler'

export type { Host }

const shown = (hosts: readonly Host[]) => hosts.filter(({ hidden }) => !hidden)
const all = (host: Host): Host[] => [host, ...shown(host.children).flatMap(all)]
const textIn = (host: Host): string => host.text + shown(host.children).map(textIn).join('')
const clean = (text: string) => text.replace(/\s+/g, ' ').trim()

/** Accessible name of an element: its label, or else its texts. */
function nameOf(host: Host): string {
  return clean(String(host.props['aria-label'] ?? textIn(host)))
}

function isNamed(host: Host, name: string | RegExp | undefined): boolean {
  if (name === undefined) return true
  return typeof name === 'string' ? nameOf(host) === name : name.test(nameOf(host))
}

const blocks =
  /^(?:div|section|p|li|h\d|dt|dd|tr|th|td|button|a|label|legend|summary|caption|option|output|small|pre|figcaption)$/

/** What people read, a line for each element that stands alone; `[…]`: what only a screen reader reads. */
function linesOf(host: Host): string[] {
  const lines: string[] = ['']
  const add = (text: string) => {
    lines[lines.length - 1] += text
  }
  const visit = (one: Host) => {
    const { type, props } = one
    const label = props['aria-label']
    if (blocks.test(type)) lines.push('')
    if (type === 'input' && (props.type === 'checkbox' || props.type === 'radio'))
      add(props.checked ? '☑ ' : '☐ ')
    if (typeof label === 'string') add(` [${label}] `)
    if (type === 'select') add(` (${String(props.value)}) `)
    add(one.text)
    for (const child of shown(one.children)) visit(child)
    if (blocks.test(type)) lines.push('')
  }
  visit(host)
  return lines.map(clean).filter((line) => line !== '')
}

/** What a component shows, and what can be done with it. */
export class Rendered {
  readonly i18n: I18n
  private hosts: Host[]
  private readonly again: () => Promise<Host[]>

  constructor(i18n: I18n, hosts: Host[], again: () => Promise<Host[]>) {
    this.i18n = i18n
    this.hosts = hosts
    this.again = again
  }

  get elements(): Host[] {
    return shown(this.hosts)
      .flatMap(all)
      .filter(({ type }) => type !== '')
  }

  get lines(): string[] {
    return shown(this.hosts).flatMap(linesOf)
  }

  get text(): string {
    return this.lines.join('\n')
  }

  /** Elements of a type, or with a class: `p`, `.row`. */
  all(selector: string): Host[] {
    return this.elements.filter(({ type, props }) =>
      selector.startsWith('.')
        ? String(props.className ?? '')
            .split(' ')
            .includes(selector.slice(1))
        : type === selector,
    )
  }

  /** Texts of the elements of a type or class. */
  texts(selector: string): string[] {
    return this.all(selector).map((one) => clean(textIn(one)))
  }

  /** Texts of the cells of a table's row. */
  cellsOf(row: Host | undefined): string[] {
    const cells = row === undefined ? [] : all(row).filter(({ type }) => type === 'th' || type === 'td')
    return cells.map((cell) => clean(textIn(cell)))
  }

  /** The only element of this type and name. @throws without one, or with several */
  one(type: string, name?: string | RegExp): Host {
    const found = this.all(type).filter((host) => isNamed(host, name))
    const [first] = found
    if (!first || found.length > 1)
      throw new Error(
        `${found.length} of ${type} ${String(name)} in:\n${this.all(type).map(nameOf).join('\n')}`,
      )
    return first
  }

  /** Calls a handler of an element and renders what has changed. */
  async act(host: Host, handler: string, event: unknown = {}): Promise<void> {
    const handle = host.props[handler]
    if (typeof handle !== 'function') throw new Error(`No ${handler} at ${nameOf(host)}`)
    await acting(async () => {
      await handle(event)
      await new Promise((resolve) => setImmediate(resolve))
    })
    this.hosts = await this.again()
  }

  press(name: string | RegExp): Promise<void> {
    return this.act(this.one('button', name), 'onClick')
  }

  /** Ticks or unticks the checkbox or radio button in the label. */
  async tick(name: string | RegExp): Promise<void> {
    const label = this.one('label', name)
    const input = all(label).find(({ type }) => type === 'input')
    if (!input) throw new Error(`No checkbox in ${String(name)}`)
    await this.act(input, 'onChange', { target: { checked: !input.props.checked } })
  }

  /** Chooses a value of the only select, or of the one with this label. */
  choose(value: string, label?: string): Promise<void> {
    const select = label === undefined ? this.one('select') : this.labelled('select', label)
    return this.act(select, 'onChange', { target: { value } })
  }

  private labelled(type: string, label: string): Host {
    const found = all(this.one('label', new RegExp(`^${label}`))).find((host) => host.type === type)
    if (!found) throw new Error(`No ${type} in ${label}`)
    return found
  }
}
