import {
  createContext,
  type FocusEvent,
  type ReactElement,
  type Ref,
  type RefObject,
  useContext,
  useMemo,
  useState,
} from 'react'
import {
  type CustomContainerComponent,
  type CustomContainerComponentProps,
  type CustomItemComponent,
  type CustomItemComponentProps,
  Virtualizer,
} from 'virtua'

export type ContainerProps = CustomContainerComponentProps
export type ItemProps = CustomItemComponentProps

interface Props {
  size: number
  scroller: RefObject<HTMLElement | null>
  /** Height of a row before it is measured, CSS pixels. */
  rowHeight: number
  /** Height of what stands above the rows and scrolls with them, CSS pixels. */
  startMargin?: number
  /** Element around the rows, and that of a row. */
  elements: { container: CustomContainerComponent; item: CustomItemComponent }
  /** Returns the content of a row. */
  children: (index: number) => ReactElement
}

/** Virtual rows: only the visible ones are in the document, and the one with the focus, so that it keeps the focus. */
export function VirtualItems({ size, scroller, rowHeight, startMargin = 0, elements, children }: Props) {
  // Only the length is used: each row loads its content itself.
  const rows = useMemo(() => ({ length: size }), [size])
  const [focused, setFocused] = useState<number | null>(null)
  const items = useMemo(() => ({ size, onFocusRow: setFocused }), [size])
  return (
    <ItemsContext value={items}>
      <Virtualizer
        data={rows}
        itemSize={rowHeight}
        startMargin={startMargin}
        ssrCount={rowsOfScreen(rowHeight)}
        keepMounted={focused !== null && focused < size ? [focused] : []}
        scrollRef={scroller}
        as={elements.container}
        item={elements.item}
      >
        {(_, index) => children(index)}
      </Virtualizer>
    </ItemsContext>
  )
}

/**
 * Rows that fill the screen, so also the window. Until the list is scrolled for the first time, virtua renders exactly
 * these, even after the size changes (0.54).
 */
const rowsOfScreen = (rowHeight: number) => Math.ceil(window.screen.height / rowHeight)

interface Items {
  /** Number of rows, those outside the document included. */
  size: number
  /** Receives the index of the row with the focus, or `null` when it loses the focus. */
  onFocusRow(index: number | null): void
}

const ItemsContext = createContext<Items>({ size: 0, onFocusRow: () => {} })

/** Returns the number of all rows. */
export const useItemCount = () => useContext(ItemsContext).size

/** Returns the attributes by which the element of a row keeps the focus and has its place. */
export function useItem({ index, style }: Pick<ItemProps, 'index' | 'style'>) {
  const { onFocusRow } = useContext(ItemsContext)
  return {
    // Virtua hides a row until it is measured, which is before it is painted; a click that has begun on it would be
    // lost.
    style: { ...style, visibility: 'visible' } as const,
    'data-row': index,
    onFocus: () => onFocusRow(index),
    // Another window may have the focus: the row keeps it for when the person is back.
    onBlur: ({ currentTarget }: FocusEvent) =>
      currentTarget.contains(document.activeElement) || onFocusRow(null),
  }
}

/** Returns a reference of virtua, whose type is of any element, for the element in use. */
export const toElementRef = <E extends HTMLElement>(ref: ItemProps['ref']) => ref as Ref<E>

/** Virtua ignores the pointer until 150 ms after a scroll; a click on a row would be lost. */
export const pressable = (style: ContainerProps['style']) => ({ ...style, pointerEvents: undefined })
