import type { Host } from './rendered'

const references = [
  'aria-labelledby',
  'aria-describedby',
  'aria-controls',
  'aria-activedescendant',
  'htmlFor',
]

const childrenOf = (host: Host): Host[] => host.children.filter(Boolean)
const within = (host: Host): Host[] => [host, ...childrenOf(host).flatMap(within)]
const textOf = (host: Host): string => host.text + childrenOf(host).map(textOf).join('')
const nameOf = (host: Host) =>
  within(host)
    .map(({ props }) => props['aria-label'] ?? '')
    .join('') + textOf(host)
const isNamedItself = ({ props }: Host) => Boolean(props['aria-label'] ?? props['aria-labelledby'])

/** Whether an address leads to another site. */
const isElsewhere = (href: string) => /^https?:/.test(href) && new URL(href).origin !== window.location.origin

/** Names that are missing or refer to nothing, and ids that are not unique. */
function findNamelessParts(elements: readonly Host[]): string[] {
  const ids = elements.flatMap(({ props }) => (props.id === undefined ? [] : [String(props.id)]))
  const labelled = new Set(elements.map(({ props }) => props.htmlFor))
  const inLabels = new Set(elements.filter(({ type }) => type === 'label').flatMap(within))
  const isNamed = (host: Host) =>
    nameOf(host).trim() !== '' || inLabels.has(host) || labelled.has(host.props.id) || host.props.hidden
  return [
    ...ids.filter((id, place) => ids.indexOf(id) !== place).map((id) => `The id ${id} is not unique.`),
    ...elements.flatMap(({ type, props }) =>
      references.flatMap((name) =>
        props[name] === undefined || ids.includes(String(props[name]))
          ? []
          : `${name} of ${type} refers to nothing.`,
      ),
    ),
    ...elements
      .filter(({ type }) => /^(?:button|a|input|select|summary|th|progress)$/.test(type))
      .filter((host) => !isNamed(host) && !isNamedItself(host))
      .map(({ type, props }) => `A ${type} of class ${String(props.className)} has no name.`),
  ]
}

const isGroup = ({ type, props }: Host) =>
  /^(?:nav|dialog|fieldset)$/.test(type) ||
  /^(?:group|region|dialog|listbox|img|toolbar|radiogroup)$/.test(String(props.role))
const isOf = (types: RegExp) => (host: Host) => types.test(host.type)
const isRegion = isOf(/^(?:section|aside|search)$/)
const isField = isOf(/^(?:input|select|textarea)$/)
const isControl = isOf(/^(?:button|a|input|select)$/)

/** Elements that say too little to people who hear the page: groups without a name, heads without a column. */
function findUntoldParts(elements: readonly Host[]): string[] {
  const hidden = new Set(
    elements.filter(({ props }) => String(props['aria-hidden']) === 'true').flatMap(within),
  )
  const images = new Set(elements.filter(({ props }) => props.role === 'img').flatMap(within))
  const hasTitle = (host: Host) => within(host).some(isOf(/^(?:caption|legend)$/))
  const faults: [string, (host: Host) => boolean][] = [
    ['has no name', (host) => isGroup(host) && !isNamedItself(host) && !hasTitle(host)],
    [
      'has neither name nor heading',
      (host) => isRegion(host) && !isNamedItself(host) && !within(host).some(isOf(/^h\d$/)),
    ],
    ['is the head of nothing', ({ type, props }) => type === 'th' && props.scope === undefined],
    ['is told, but has no name', (host) => host.type === 'svg' && !images.has(host)],
    [
      'has children that are no items',
      (host) => isOf(/^(?:ul|ol)$/)(host) && childrenOf(host).some(({ type }) => !/^(?:li|)$/.test(type)),
    ],
    [
      'does not say whether it is chosen',
      ({ props }) => props.role === 'option' && props['aria-selected'] === undefined,
    ],
    [
      'names no field',
      (host) => host.type === 'label' && host.props.htmlFor === undefined && !within(host).some(isField),
    ],
    [
      'has another control in it',
      (host) => isOf(/^(?:button|a)$/)(host) && within(host).filter(isControl).length > 1,
    ],
  ]
  return elements
    .filter((host) => !hidden.has(host))
    .flatMap((host) =>
      faults
        .filter(([, isWrong]) => isWrong(host))
        .map(([what]) => `${host.type} ${String(host.props.className)} (${nameOf(host)}) ${what}.`),
    )
}

/** What no page may have. */
export function findFaults(elements: readonly Host[]): string[] {
  const texts = elements.flatMap((host) => [
    ...childrenOf(host).flatMap((child) => (child.type === '' ? child.text : [])),
    String(host.props['aria-label'] ?? ''),
    String(host.props.title ?? ''),
  ])
  return [
    ...findNamelessParts(elements),
    ...findUntoldParts(elements),
    ...texts
      .filter((text) => /undefined|\[object|\bNaN\b|\bnull\b|\{\w+/.test(text))
      .map((text) => `“${text}” is no text.`),
    ...elements
      .filter(
        ({ type, props }) => type === 'a' && props.target === '_blank' && !/noopener/.test(String(props.rel)),
      )
      .map(({ props }) => `${String(props.href)} opens with access to this page.`),
    ...elements
      .filter(
        ({ type, props }) => type === 'a' && isElsewhere(String(props.href)) && props.target !== '_blank',
      )
      .map(({ props }) => `${String(props.href)} replaces this page, or its frame.`),
    ...elements
      .filter(({ type, props }) => type === 'button' && props.type === undefined)
      .map((host) => `The button ${nameOf(host)} sends a form.`),
  ]
}
