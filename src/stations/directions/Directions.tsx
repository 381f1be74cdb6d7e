import { Navigation } from 'lucide-react'
import { useState } from 'react'
import type { Position } from '../../model/station'
import { Dialog } from '../../ui/Dialog'
import { useMedia } from '../../ui/use-media'
import { useWords } from '../../ui/Words'
import { makeDirectionLinks } from './directions'
import './directions.css'

/** Links to directions in several map apps. A touch device more likely has a native app. */
export function Directions({ to }: { to: Position }) {
  const words = useWords()
  const isTouched = useMedia('(pointer: coarse)')
  const [choosing, setChoosing] = useState(false)
  const links = makeDirectionLinks(to).filter(({ app }) => isTouched || app !== 'phone')
  return (
    <>
      <button
        type="button"
        className="button button-primary"
        aria-haspopup="dialog"
        onClick={() => setChoosing(true)}
      >
        <Navigation size={16} aria-hidden /> {words.t('station.directions')}
      </button>
      {choosing && (
        <Dialog title={words.t('station.directions')} onClose={() => setChoosing(false)}>
          <p className="station-quiet">{words.t('station.directions.hint')}</p>
          <ul className="routes">
            {links.map(({ app, href }) => (
              <li key={app}>
                <a href={href} {...(app === 'phone' ? {} : { target: '_blank', rel: 'noopener noreferrer' })}>
                  <span>{app === 'phone' ? words.t('station.directions.phone') : app}</span>{' '}
                  <span className="route-host">{app === 'phone' ? 'geo:' : new URL(href).host}</span>
                </a>
              </li>
            ))}
          </ul>
        </Dialog>
      )}
    </>
  )
}
