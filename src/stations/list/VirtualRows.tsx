import {
  createContext,
  type ReactElement,
  type Ref,
  type RefObject,
  useContext,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react'
import { type CustomContainerComponentProps, type CustomItemComponentProps, Virtualizer } from 'virtua'
import { useI18n } from '../../ui/i18n/I18nContext'
import { useMedia } from '../../ui/look/use-media'
import { wide } from '../../ui/look/widths'
import { shortPlaceParts } from '../words/street-name'
import { listFoot } from './list-foot'
import { moveRowFocus } from './move-row-focus'
import { hoursAndPlugs } from './RowHours'
import { type PlugsAndMore, RowPlace, RowPlugs } from './row-words'

/** Height of a row before it is measured, CSS pixels. */
const rowHeight = 78

interface Props {
  size: number
  scroller: RefObject<HTMLElement | null>
  children: (index: number) => ReactElement
}

/** Virtual list: only the visible rows are in the document, and the row with the focus, so that it keeps the focus. */
export function VirtualRows({ size, scroller, children }: Props) {
  // Only the length is used: each row loads its content itself.
  const rows = useMemo(() => ({ length: size }), [size])
  const isWide = useMedia(wide)
  const addMore = isWide ? andProvider : hoursAndPlugs
  const hasWords = useAllMessages()
  const [focused, setFocused] = useState<number | null>(null)
  const list = useMemo(() => ({ size, onFocusRow: setFocused }), [size])
  return (
    <ListContext value={list}>
      <RowPlace value={shortPlaceParts}>
        <RowPlugs value={hasWords ? addMore : null}>
          <Virtualizer
            data={rows}
            itemSize={rowHeight}
            ssrCount={rowsOfScreen()}
            keepMounted={focused !== null && focused < size ? [focused] : []}
            scrollRef={scroller}
            as={Rows}
            item={Row}
          >
            {(_, index) => children(index)}
          </Virtualizer>
        </RowPlugs>
      </RowPlace>
      <Foot />
    </ListContext>
  )
}

/** Returns whether the messages that the first list does not need are loaded; without them rows say less. */
function useAllMessages(): boolean {
  const i18n = useI18n()
  const [, setLoaded] = useState(false)
  useEffect(() => {
    // If they fail to load, the parts of the page that need them say so.
    i18n.complete().then(
      () => setLoaded(true),
      () => undefined,
    )
  }, [i18n])
  return i18n.isComplete
}

/** In a wide window the provider follows the plugs. */
const andProvider: PlugsAndMore = (plugs, station, now) => (
  <>
    {hoursAndPlugs(plugs, station, now)}
    {plugs !== '' && station.provider !== '' && ' · '}
    <bdi>{station.provider}</bdi>
  </>
)

function Foot() {
  return useSyncExternalStore(listFoot.subscribe, listFoot.current)
}

/**
 * Rows that fill the screen, so also the window. Until the list is scrolled for the first time, virtua renders exactly
 * these, even after the size changes (0.54).
 */
const rowsOfScreen = () => Math.ceil(window.screen.height / rowHeight)

interface ListState {
  /** Number of rows, those outside the document included. */
  size: number
  /** Receives the index of the row with the focus, or `null` when it loses the focus. */
  onFocusRow(index: number | null): void
}

const ListContext = createContext<ListState>({ size: 0, onFocusRow: () => {} })

function Rows({ style, children, ref }: CustomContainerComponentProps) {
  const i18n = useI18n()
  return (
    <ul
      className="station-list"
      aria-label={i18n.t('list.label')}
      // Virtua ignores the pointer until 150 ms after a scroll; a click on a row would be lost.
      style={{ ...style, pointerEvents: undefined }}
      ref={ref as Ref<HTMLUListElement>}
      onKeyDown={moveRowFocus}
    >
      {children}
    </ul>
  )
}

function Row({ style, index, children, ref }: CustomItemComponentProps) {
  const { size, onFocusRow } = useContext(ListContext)
  return (
    <li
      // Virtua hides a row until it is measured, which is before it is painted; a click that has begun on it would be
      // lost.
      style={{ ...style, visibility: 'visible' }}
      ref={ref as Ref<HTMLLIElement>}
      aria-setsize={size}
      aria-posinset={index + 1}
      onFocus={() => onFocusRow(index)}
      // Another window may have the focus: the row keeps it for when the person is back.
      onBlur={({ currentTarget }) => currentTarget.contains(document.activeElement) || onFocusRow(null)}
    >
      {children}
    </li>
  )
}
