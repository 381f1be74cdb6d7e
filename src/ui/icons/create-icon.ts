import { createElement, type ReactElement, type SVGProps } from 'react'

/** Lucide's description of an icon. */
interface IconData {
  size: number
  node: [element: string, attributes: Record<string, string>][]
}

interface IconProps extends SVGProps<SVGSVGElement> {
  /** Width and height, CSS pixels. */
  size?: number
}

/**
 * Returns a component for an icon of Lucide. The build replaces the library's factory with this one, because that one
 * is twice the size of all icons of the first list (`src/scripts/build/plain-icons.ts`).
 */
export function createIcon({ size: drawn, node }: IconData) {
  return function Icon({ size = drawn, ...props }: IconProps): ReactElement {
    return createElement(
      'svg',
      {
        width: size,
        height: size,
        viewBox: `0 0 ${drawn} ${drawn}`,
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        // An icon with a label is content, any other is decoration.
        'aria-hidden': props['aria-label'] === undefined || undefined,
        ...props,
      },
      ...node.map(([element, attributes]) => createElement(element, attributes)),
    )
  }
}
