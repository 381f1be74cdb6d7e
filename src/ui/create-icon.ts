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
 * An icon of Lucide as a component. The build puts this in the place of the library's own factory, which is twice
 * the size of all the icons of the first list (`src/scripts/build/plain-icons.ts`).
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
        // A picture with words of its own is content, any other decoration.
        'aria-hidden': props['aria-label'] === undefined || undefined,
        ...props,
      },
      node.map(([element, attributes]) => createElement(element, attributes)),
    )
  }
}
