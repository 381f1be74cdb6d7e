import type { ReactNode, Ref } from 'react'
import { useI18n } from '../../ui/i18n/I18nContext'

interface SectionProps {
  ref?: Ref<HTMLElement>
  className: string
  /** State and number of drawn stations, on which checks of a deployed page rely. */
  state: 'loading' | 'ready' | 'unavailable'
  drawn: number
  children: ReactNode
}

/** Landmark "Map" of a page. */
export function MapSection({ ref, className, state, drawn, children }: SectionProps) {
  const i18n = useI18n()
  return (
    <section
      ref={ref}
      className={className}
      aria-label={i18n.t('map.label')}
      data-map-region
      data-state={state}
      data-drawn={drawn}
    >
      {children}
    </section>
  )
}

/** Sentence in the place of the map: it is still loading, or could not be loaded. */
export function MissingMap({ state }: { state: 'loading' | 'unavailable' }) {
  const i18n = useI18n()
  return <p>{i18n.t(state === 'loading' ? 'map.loading' : 'map.failed')}</p>
}
