import { UnreadStations } from '../../data-page/UnreadStations'
import { Placeholder } from '../../ui/content/Placeholder'
import { useI18n } from '../../ui/i18n/I18nContext'
import { usePage } from '../page/PageContext'
import { NoMatch } from './NoMatch'

interface Props {
  /** Opens the data page. */
  onAbout(): void
  /** Shows the whole map again. */
  onEverywhere?: (() => void) | undefined
}

/** Reason why a loaded list is empty: no readable station, none at the service, or none that matches. */
export function EmptyList({ onAbout, onEverywhere }: Props) {
  const i18n = useI18n()
  const { handle, snapshot } = usePage().stations
  if (!snapshot || snapshot.stationCount > 0) return <NoMatch onEverywhere={onEverywhere} />
  if (snapshot.received.stations > 0)
    return <UnreadStations handle={handle} snapshot={snapshot} onAbout={onAbout} />
  return <Placeholder title={i18n.t('list.none')} hint={i18n.t('list.none.hint')} />
}
