import { useState } from 'react'
import type { SheetHeight } from '../../ui/sheet/use-sheet-drag'
import { useFocusRestore } from './use-focus-restore'

/** Opens and closes a station, with the focus and the height of its sheet. */
export interface Opening {
  /** Element with the focus at the last opening. */
  opener: Element | null
  sheet: { height: SheetHeight; onHeight(height: SheetHeight): void }
  open(id: string): void
  close(): void
}

/** @param onStation called with the id of the station to open; `''`: none */
export function useOpening(onStation: (id: string) => void): Opening {
  const [height, setHeight] = useState<SheetHeight>('half')
  const { opener, saveFocus, restoreFocus } = useFocusRestore()
  return {
    opener,
    sheet: { height, onHeight: setHeight },
    open(id) {
      saveFocus()
      setHeight('half')
      onStation(id)
    },
    close() {
      onStation('')
      restoreFocus()
    },
  }
}
