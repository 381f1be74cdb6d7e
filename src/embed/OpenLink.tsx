import { ExternalLink } from 'lucide-react'
import { serializeView, type View } from '../app/link/view'
import { useI18n } from '../ui/i18n/I18nContext'

/** Link that opens the same view in the full product, in a new tab. */
export function OpenLink({ view }: { view: View }) {
  const i18n = useI18n()
  const address = `/${serializeView(view, `?lang=${i18n.language}`)}`
  return (
    <a className="button embed-open" href={address} target="_blank" rel="noopener">
      {i18n.t('embed.open')} <ExternalLink size={14} aria-hidden />
    </a>
  )
}
