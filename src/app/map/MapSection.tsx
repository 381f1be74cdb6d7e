import type { ReactNode, Ref } from 'react'
import { useWords } from '../../ui/words/Words'

interface SectionProps {
  ref?: Ref<HTMLElement>
  className: string
  /** State and number of drawn stations, on which checks of a deployed page rely. */
  state: 'loading' | 'ready' | 'unavailable'
  drawn: number
  children: ReactNode
}

export function MapSection({ ref, className, state, drawn, children }: SectionProps) {
  const words = useWords()
  return (
    <section
      ref={ref}
      className={className}
      aria-label={words.t('map.label')}
      data-map-region
      data-state={state}
      data-drawn={drawn}
    >
      {children}
    </section>
  )
}

/** Reason why there is no map. */
export function MissingMap({ state }: { state: 'loading' | 'unavailable' }) {
  const words = useWords()
  return <p>{words.t(state === 'loading' ? 'map.loading' : 'map.failed')}</p>
}
