import { type ReactElement, type RefObject, useEffect, useState, useSyncExternalStore } from 'react'
import { useI18n } from '../../ui/i18n/I18nContext'
import { useMedia } from '../../ui/look/use-media'
import { wide } from '../../ui/look/widths'
import { shortPlaceParts } from '../words/street-name'
import { listFoot } from './list-foot'
import { rowHeights } from './list-table'
import { moveRowFocus } from './move-row-focus'
import { hoursAndPlugs, hoursPlugsAndProvider } from './RowMore'
import { RowPlace, RowPlugs } from './row-words'
import { useShownTable } from './use-shown-table'
import {
  type ContainerProps,
  type ItemProps,
  pressable,
  toElementRef,
  useItem,
  useItemCount,
  VirtualItems,
} from './VirtualItems'

interface Props {
  size: number
  scroller: RefObject<HTMLElement | null>
  children: (index: number) => ReactElement
}

/** Virtual list, or the table in its place. */
export function VirtualRows({ size, scroller, children }: Props) {
  const isWide = useMedia(wide)
  const addMore = isWide ? hoursPlugsAndProvider : hoursAndPlugs
  const hasWords = useAllMessages()
  const Table = useShownTable(scroller)
  return (
    <>
      {Table ? (
        <Table scroller={scroller} />
      ) : (
        <RowPlace value={shortPlaceParts}>
          <RowPlugs value={hasWords ? addMore : null}>
            <VirtualItems size={size} scroller={scroller} rowHeight={rowHeights.list} elements={elements}>
              {children}
            </VirtualItems>
          </RowPlugs>
        </RowPlace>
      )}
      <Foot />
    </>
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

function Foot() {
  return useSyncExternalStore(listFoot.subscribe, listFoot.current)
}

function Rows({ style, children, ref }: ContainerProps) {
  const i18n = useI18n()
  const size = useItemCount()
  return (
    <ul
      className="station-list"
      aria-label={i18n.t('list.label')}
      style={pressable(style)}
      ref={toElementRef<HTMLUListElement>(ref)}
      onKeyDown={(event) => moveRowFocus(event, size)}
    >
      {children}
    </ul>
  )
}

function Row({ style, index, children, ref }: ItemProps) {
  const size = useItemCount()
  const item = useItem({ index, style })
  return (
    <li {...item} ref={toElementRef<HTMLLIElement>(ref)} aria-setsize={size} aria-posinset={index + 1}>
      {children}
    </li>
  )
}

const elements = { container: Rows, item: Row }
