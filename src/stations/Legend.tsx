import { useState } from 'react'
import type { Facets } from '../catalog/catalog-api'
import { statusesOnceLoaded } from '../model/status'
import { useI18n } from '../ui/i18n/I18nContext'
import { StatusIcon } from './StatusIcon'
import './legend.css'

interface Props {
  /** Statuses without stations are left out. */
  facets: Facets
  /** Whether it is below a button at any width. */
  isFolded?: boolean
}

/**
 * Legend of the icons, above the map. Beside an opened station it is folded below a button. It waits for the statuses,
 * because the first ones are only a part of them.
 */
export function Legend({ facets, isFolded }: Props) {
  const i18n = useI18n()
  const [isOpen, setOpen] = useState(false)
  if (facets.isStatusComing) return null
  return (
    <section
      className="legend"
      aria-label={i18n.t('map.legend')}
      data-folded={isFolded || undefined}
      data-open={isOpen || undefined}
    >
      <button type="button" className="legend-button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {i18n.t('map.legend')}
      </button>
      <StatusKey facets={facets} />
    </section>
  )
}

/**
 * Each status with its icon, in the standard order, and what a faded icon means; all statuses if there are no `facets`.
 */
export function StatusKey({ facets }: Partial<Pick<Props, 'facets'>>) {
  const i18n = useI18n()
  const options = facets?.groups.status
  const shown = statusesOnceLoaded.filter(
    (status) => !options || options.some(({ value }) => value === status),
  )
  return (
    <>
      <ul className="legend-key">
        {shown.map((status) => (
          <li key={status}>
            <StatusIcon status={status} faded={false} size={18} /> {i18n.t(`status.${status}`)}
          </li>
        ))}
      </ul>
      <p className="legend-faded">
        <StatusIcon status="available" faded size={18} /> {i18n.t('map.legend.faded')}
      </p>
    </>
  )
}
