import type { ComponentProps } from 'react'
import type { View } from '../app/link/view'
import type { Config } from '../config/config'
import { FreshnessLine } from '../stations/FreshnessLine'
import { useI18n } from '../ui/i18n/I18nContext'
import { lazyComponent } from '../ui/lazy-component'
import type { ShownPanels } from './use-shown-panels'

const OpenLink = lazyComponent(async () => (await import('./OpenLink')).OpenLink)

interface Props {
  config: Config
  view: View
  shown: ShownPanels
  freshness: ComponentProps<typeof FreshnessLine>
}

/** Freshness if the page has no list, licence if it has no map, and the link to the whole page. */
export function EmbedFooter({ config, view, shown, freshness }: Props) {
  const i18n = useI18n()
  const { licence, publisher } = config
  return (
    <section className="embed-foot" aria-label={i18n.t('app.name')}>
      {!shown.list && <FreshnessLine {...freshness} />}
      {!shown.map && (
        <a href={licence.url} target="_blank" rel="noopener noreferrer license">
          {publisher}, {licence.name}
        </a>
      )}
      <OpenLink view={view} />
    </section>
  )
}
