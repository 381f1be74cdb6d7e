import {
  createContext,
  type ReactElement,
  type Ref,
  type RefObject,
  useContext,
  useMemo,
  useSyncExternalStore,
} from 'react'
import { type CustomContainerComponentProps, type CustomItemComponentProps, Virtualizer } from 'virtua'
import { useI18n } from '../../ui/i18n/I18nContext'
import { useMedia } from '../../ui/look/use-media'
import { wide } from '../../ui/look/widths'
import { shortPlaceParts } from '../words/street-name'
import { listFoot } from './list-foot'
import { moveRowFocus } from './move-row-focus'
import { RowPlace, type RowPlaceParts } from './row-place'

/** Height of a row before it is measured, CSS pixels. */
const rowHeight = 78

interface Props {
  size: number
  scroller: RefObject<HTMLElement | null>
  children: (index: number) => ReactElement
}

/** Virtual list: only the visible rows are in the document. */
export function VirtualRows({ size, scroller, children }: Props) {
  // Only the length is used: each row loads its content itself.
  const rows = useMemo(() => ({ length: size }), [size])
  const isWide = useMedia(wide)
  return (
    <RowCount value={size}>
      <RowPlace value={isWide ? placeAndProvider : shortPlaceParts}>
        <Virtualizer
          data={rows}
          itemSize={rowHeight}
          ssrCount={rowsOfScreen()}
          scrollRef={scroller}
          as={Rows}
          item={Row}
        >
          {(_, index) => children(index)}
        </Virtualizer>
      </RowPlace>
      <Foot />
    </RowCount>
  )
}

/** In a wide window the provider is the last part. A row shows it where it has room, see `station-list.css`. */
const placeAndProvider: RowPlaceParts = (station, language) => {
  const place = shortPlaceParts(station, language)
  return place.includes(station.provider) ? place : [...place, station.provider]
}

function Foot() {
  return useSyncExternalStore(listFoot.subscribe, listFoot.current)
}

/**
 * Rows that fill the screen, so also the window. Until the list is scrolled for the first time, virtua renders exactly
 * these, even after the size changes (0.54).
 */
const rowsOfScreen = () => Math.ceil(window.screen.height / rowHeight)

/** Number of rows, those outside the document included. */
const RowCount = createContext(0)

function Rows({ style, children, ref }: CustomContainerComponentProps) {
  const i18n = useI18n()
  const hasProviders = useContext(RowPlace) === placeAndProvider
  return (
    <ul
      className={hasProviders ? 'station-list with-provider' : 'station-list'}
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
  const size = useContext(RowCount)
  return (
    <li
      // Virtua hides a row until it is measured, which is before it is painted; a click that has begun on it would be
      // lost.
      style={{ ...style, visibility: 'visible' }}
      ref={ref as Ref<HTMLLIElement>}
      aria-setsize={size}
      aria-posinset={index + 1}
    >
      {children}
    </li>
  )
}
