import { ExternalLink } from 'lucide-react'
import { serializeView, type View } from '../app/view'
import { useWords } from '../ui/Words'

/** The same view in the whole product, in a tab of its own. */
export function OpenLink({ view }: { view: View }) {
  const words = useWords()
  const address = `/${serializeView(view, `?lang=${words.language}`)}`
  return (
    <a className="button embed-open" href={address} target="_blank" rel="noopener">
      {words.t('embed.open')} <ExternalLink size={14} aria-hidden />
    </a>
  )
}
