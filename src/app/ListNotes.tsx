import type { ComponentProps } from 'react'
import { FreeAlertLine } from '../stations/free-alert/FreeAlertLine'
import type { Stations } from '../stations/use-stations'
import { LocationNotice } from './LocationNotice'
import { KeysShortcut } from './settings/KeysShortcut'

interface Props extends ComponentProps<typeof LocationNotice> {
  stations: Stations
  refreshSeconds: number
  onOpen(id: string): void
}

/**
 * Active functions for the person, such as a used position, in small print that takes no room from the rows; and the
 * shortcut for the list of keys, which needs no script before the first list.
 */
export function ListNotes({ stations: { source, snapshot }, refreshSeconds, onOpen, ...location }: Props) {
  return (
    <>
      <KeysShortcut />
      <span aria-live="polite">
        {location.userLocation.kind !== 'off' && ' · '}
        <LocationNotice {...location} />
      </span>
      {snapshot && (
        <FreeAlertLine source={source} snapshot={snapshot} refreshSeconds={refreshSeconds} onOpen={onOpen} />
      )}
    </>
  )
}
