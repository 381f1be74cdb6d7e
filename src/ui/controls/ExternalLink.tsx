import { ExternalLink as Icon } from 'lucide-react'
import { toLinkableUrl } from '../../model/linkable-url'

/** Link to another site that shows its address; plain text if the address is not a web address. */
export function ExternalLink({ address }: { address: string }) {
  const url = toLinkableUrl(address)
  if (!url) return <bdi>{address}</bdi>
  return (
    <a href={url.href} target="_blank" rel="noopener noreferrer" className="external-link">
      <bdi>{url.hostname.replace(/^www\./, '')}</bdi>
      <Icon size={13} aria-hidden />
    </a>
  )
}
