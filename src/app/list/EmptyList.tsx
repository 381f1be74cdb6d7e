import { UnreadStations } from '../../data-page/UnreadStations'
import { Placeholder } from '../../ui/content/Placeholder'
import { useWords } from '../../ui/words/Words'
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
  const words = useWords()
  const { handle, snapshot } = usePage().stations
  if (!snapshot || snapshot.stationCount > 0) return <NoMatch onEverywhere={onEverywhere} />
  if (snapshot.received.stations > 0)
    return <UnreadStations handle={handle} snapshot={snapshot} onAbout={onAbout} />
  return <Placeholder title={words.t('list.none')} hint={words.t('list.none.hint')} />
}
