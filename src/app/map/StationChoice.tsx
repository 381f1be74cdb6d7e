import type { StationSummary } from '../../catalog/station-summary'
import { hoursAndPlugs } from '../../stations/list/RowMore'
import { RowPlace, RowPlugs } from '../../stations/list/row-words'
import { StationItem } from '../../stations/list/StationItem'
import { isNamesake } from '../../stations/station-identity'
import { shortPlaceParts } from '../../stations/words/street-name'
import { MoreRows } from '../../ui/controls/MoreRows'
import { Dialog } from '../../ui/dialog/Dialog'
import { useI18n } from '../../ui/i18n/I18nContext'

interface Props {
  stations: readonly StationSummary[]
  now: number
  onOpen(id: string): void
  /** Called when the choice is made or cancelled. */
  onClose(): void
}

/** Number of rows of a page. */
const pageSize = 50
const ignore = () => undefined

/** Choice of stations that share a point of the map and that no zoom separates. */
export function StationChoice({ stations, now, onOpen, onClose }: Props) {
  const i18n = useI18n()
  const open = (id: string) => {
    onClose()
    onOpen(id)
  }
  return (
    <Dialog title={i18n.t('map.choice', { count: stations.length })} className="choice" onClose={onClose}>
      <MoreRows rows={stations} pageSize={pageSize}>
        {(shown) => (
          <ul className="choice-list">
            {shown.map((station) => (
              <li key={station.id}>
                <RowPlace value={shortPlaceParts}>
                  <RowPlugs value={hoursAndPlugs}>
                    <StationItem
                      station={station}
                      isOpened={false}
                      hasNamesake={isNamesake(station, stations)}
                      now={now}
                      onOpen={open}
                      onHover={ignore}
                    />
                  </RowPlugs>
                </RowPlace>
              </li>
            ))}
          </ul>
        )}
      </MoreRows>
    </Dialog>
  )
}
