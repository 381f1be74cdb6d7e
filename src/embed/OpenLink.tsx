import { ExternalLink } from 'lucide-react'
import { serializeView, type View } from '../app/link/view'
import { useWords } from '../ui/words/Words'

/** Link that opens the same view in the full product, in a new tab. */
export function OpenLink({ view }: { view: View }) {
  const words = useWords()
  const address = `/${serializeView(view, `?lang=${words.language}`)}`
  return (
    <a className="button embed-open" href={address} target="_blank" rel="noopener">
      {words.t('embed.open')} <ExternalLink size={14} aria-hidden />
    </a>
  )
}
