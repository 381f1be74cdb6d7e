import { ExternalLink as Icon } from 'lucide-react'
import { webAddress } from '../model/web-address'

/** A link out of the page that shows where it leads, or plain text when it does not lead to the web. */
export function ExternalLink({ address }: { address: string }) {
  const url = webAddress(address)
  if (!url) return <bdi>{address}</bdi>
  return (
    <a href={url.href} target="_blank" rel="noopener noreferrer" className="external-link">
      <bdi>{url.hostname.replace(/^www\./, '')}</bdi>
      <Icon size={13} aria-hidden />
    </a>
  )
}
