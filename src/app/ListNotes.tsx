import type { ComponentProps } from 'react'
import type { Config } from '../config'
import { PageLinksLine } from '../data-page/PageLinks'
import { FreeAlertLine } from '../stations/free-alert/FreeAlertLine'
import type { Stations } from '../stations/use-stations'
import { LocationNotice } from './LocationNotice'
import { KeysShortcut } from './settings/KeysShortcut'

interface Props extends ComponentProps<typeof LocationNotice> {
  config: Config
  stations: Stations
  onOpen(id: string): void
}

/**
 * Active functions for the person, such as a used position, in small print that takes no room from the rows; and the
 * shortcut for the list of keys, which needs no script before the first list. While no station is loaded, the links to
 * legal pages.
 */
export function ListNotes({ config, stations: { source, snapshot }, onOpen, ...location }: Props) {
  const { pages, refreshSeconds } = config
  if (!snapshot) return pages && <PageLinksLine pages={pages} />
  return (
    <>
      <KeysShortcut />
      <span aria-live="polite">
        {location.userLocation.kind !== 'off' && ' · '}
        <LocationNotice {...location} />
      </span>
      <FreeAlertLine source={source} snapshot={snapshot} refreshSeconds={refreshSeconds} onOpen={onOpen} />
    </>
  )
}
