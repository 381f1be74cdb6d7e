import type { Host } from './rendered'

const references = [
  'aria-labelledby',
  'aria-describedby',
  'aria-controls',
  'aria-activedescendant',
  'htmlFor',
]

const within = (host: Host): Host[] => [host, ...host.children.filter(Boolean).flatMap(within)]
const textOf = (host: Host): string => host.text + host.children.filter(Boolean).map(textOf).join('')
const nameOf = (host: Host) =>
  within(host)
    .map(({ props }) => props['aria-label'] ?? '')
    .join('') + textOf(host)

/** Whether an address leads to another site. */
const isElsewhere = (href: string) => /^https?:/.test(href) && new URL(href).origin !== window.location.origin

/** What no page may have: names that are missing or refer to nothing, ids that are not unique, texts of programs. */
export function findFaults(elements: readonly Host[]): string[] {
  const ids = elements.flatMap(({ props }) => (props.id === undefined ? [] : [String(props.id)]))
  const labelled = new Set(elements.map(({ props }) => props.htmlFor))
  const inLabels = new Set(elements.filter(({ type }) => type === 'label').flatMap(within))
  const texts = elements.flatMap((host) => [
    ...host.children.filter(Boolean).flatMap((child) => (child.type === '' ? child.text : [])),
    String(host.props['aria-label'] ?? ''),
    String(host.props.title ?? ''),
  ])
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
      .filter(({ type }) => /^(?:button|a|input|select|summary|th)$/.test(type))
      .filter((host) => !isNamed(host))
      .map(({ type, props }) => `A ${type} of class ${String(props.className)} has no name.`),
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
