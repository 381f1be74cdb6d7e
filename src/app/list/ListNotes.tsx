import type { ComponentProps } from 'react'
import { PageLinksLine } from '../../data-page/PageLinks'
import { FreeAlertLine } from '../../stations/free-alert/FreeAlertLine'
import { oldWords } from '../../stations/words/snapshot-words'
import { useI18n } from '../../ui/i18n/I18nContext'
import { FarNote } from '../location/FarNote'
import { LocationNotice } from '../location/LocationNotice'
import { LegendButton } from '../map/LegendButton'
import { usePage } from '../page/PageContext'
import { UnknownHours } from './UnknownHours'

/**
 * Notes in the line of the data's age: the explanation of signs and times, stations that a filter leaves out because
 * their hours are unknown, a used position, a free alert. While no station is loaded, the links to legal pages.
 */
export function ListNotes(location: ComponentProps<typeof LocationNotice>) {
  const { config, stations, onOpen } = usePage()
  const { pages, refreshSeconds } = config
  const { handle, query, snapshot } = stations
  const i18n = useI18n()
  if (!snapshot) return pages && <PageLinksLine pages={pages} />
  const { kind } = location.userLocation
  const isUsed = kind === 'locating' || kind === 'located'
  const old = oldWords(i18n, snapshot, query.now)
  return (
    <>
      {' · '}
      <LegendButton />
      {old !== '' && (
        <>
          {' · '}
          <span className="freshness-stale">{old}</span>
        </>
      )}
      <span aria-live="polite">
        <UnknownHours />
        {isUsed && ' · '}
        <FarNote />
        <LocationNotice {...location} />
      </span>
      <FreeAlertLine handle={handle} snapshot={snapshot} refreshSeconds={refreshSeconds} onOpen={onOpen} />
    </>
  )
}
