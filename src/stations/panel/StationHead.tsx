import { X } from 'lucide-react'
import type { RefObject } from 'react'
import type { MatchingPlugs } from '../../catalog/catalog-api'
import type { StationSummary } from '../../catalog/station-summary'
import { useI18n } from '../../ui/i18n/I18nContext'
import { StatusIcon } from '../StatusIcon'
import { selectShownStatus } from '../shown-status'

interface Props {
  name: string
  heading: RefObject<HTMLHeadingElement | null>
  /** Absent until the station is loaded. */
  station: StationSummary | undefined
  /** `null`: the filters are about all plugs. */
  matching: MatchingPlugs | null
  /** Whether the values could not be fetched. */
  failed: boolean
  onClose(): void
}

/** Icon, name and Close button of a station. It stays visible while the rest scrolls. */
export function StationHead({ name, heading, station, matching, failed, onClose }: Props) {
  const i18n = useI18n()
  // Under plug requirements, a row of the list has the status of some plugs. The head does not show it.
  const shown = station && station.matching === null && selectShownStatus({ station, matching, failed })
  return (
    <div className="station-head">
      {shown && <StatusIcon status={shown.status} faded={shown.faded} size={24} />}
      <h2 ref={heading} tabIndex={-1}>
        <bdi>{name}</bdi>
      </h2>
      <button type="button" className="icon-button" aria-label={i18n.t('common.close')} onClick={onClose}>
        <X size={20} aria-hidden />
      </button>
    </div>
  )
}
