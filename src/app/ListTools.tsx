import { FavouritesBar } from '../stations/favourites/FavouritesBar'
import { Chip } from '../ui/Chip'
import { Notice } from '../ui/Notice'
import { useWords } from '../ui/Words'
import type { Near } from './near'
import type { FavouritesOnly } from './use-favourites'

interface Props {
  favourites: FavouritesOnly
  near: Near
  onForget(): void
  /** Whether the list holds only what the map shows; `null` where there is no map. */
  within: boolean | null
  onWithin(within: boolean): void
}

/** What the list is seen from: the part of the map, the person's place. */
export function ListTools({ favourites, near, onForget, within, onWithin }: Props) {
  const words = useWords()
  return (
    <>
      <div className="list-tools">
        {within !== null && (
          <Chip label={words.t('list.within')} count="" checked={within} onChange={() => onWithin(!within)} />
        )}
        <FavouritesBar {...favourites} />
      </div>
      <div className="notices" aria-live="polite">
        {near.kind === 'asking' && <Notice tone="plain">{words.t('near.asking')}</Notice>}
        {near.kind === 'here' && (
          <Notice tone="plain" action={{ label: words.t('near.stop'), run: onForget }}>
            {words.t('near.here')}
          </Notice>
        )}
        {near.kind === 'failed' && (
          <Notice tone="warning" onDismiss={onForget}>
            {words.t(`near.failed.${near.why}`)}
          </Notice>
        )}
      </div>
    </>
  )
}
