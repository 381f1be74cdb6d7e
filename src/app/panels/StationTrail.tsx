import { ArrowLeft, ChevronDown, ChevronUp } from 'lucide-react'
import type { WorkPage } from '../../team/work'
import { workLabels } from '../../team/work-labels'
import { useI18n } from '../../ui/i18n/I18nContext'
import type { StationPanelState } from '../page/use-main-view'
import './station-trail.css'

interface Props extends Pick<StationPanelState, 'listedIds' | 'onStep' | 'onClose'> {
  work: WorkPage
  /** Id of the opened station. */
  station: string
}

/** Way back to the team's page that opened a station, and to the stations before and after it in that page's list. */
export function StationTrail({ work, station, listedIds, onStep, onClose }: Props) {
  const i18n = useI18n()
  const at = listedIds.indexOf(station)
  const page = i18n.t(workLabels[work])
  const step = (label: string, id: string | undefined, Icon: typeof ChevronUp) => (
    <button
      type="button"
      className="icon-button"
      aria-label={label}
      disabled={id === undefined}
      onClick={() => id !== undefined && onStep(id)}
    >
      <Icon size={18} aria-hidden />
    </button>
  )
  return (
    <nav className="station-trail" aria-label={i18n.t('team.trail')}>
      <button type="button" className="station-trail-back" onClick={onClose}>
        <ArrowLeft size={16} aria-hidden /> {page}
      </button>
      {at >= 0 && (
        <>
          <span>{i18n.t('team.trail.at', { at: at + 1, count: listedIds.length })}</span>
          {step(i18n.t('team.trail.previous'), listedIds[at - 1], ChevronUp)}
          {step(i18n.t('team.trail.next'), listedIds[at + 1], ChevronDown)}
        </>
      )}
    </nav>
  )
}
