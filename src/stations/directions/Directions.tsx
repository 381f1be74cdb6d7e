import { ChevronDown, Navigation } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { Position } from '../../model/station'
import { Dialog } from '../../ui/dialog/Dialog'
import { useI18n } from '../../ui/i18n/I18nContext'
import { useMedia } from '../../ui/look/use-media'
import { type DirectionsLink, makeDirectionLinks } from './directions'
import { rememberApp, useRememberedApp } from './remembered-app'
import './directions.css'

/**
 * Directions in the map app that the person chose last on this device, with a button for the others; before the first
 * choice, a button for all. A touch device more likely has a native app.
 */
export function Directions({ to }: { to: Position }) {
  const i18n = useI18n()
  const isTouchDevice = useMedia('(pointer: coarse)')
  const [choosing, setChoosing] = useState(false)
  const links = makeDirectionLinks(to).filter(({ app }) => isTouchDevice || app !== 'phone')
  const remembered = useRememberedApp()
  const last = links.find(({ app }) => app === remembered)
  const choose = { type: 'button', 'aria-haspopup': 'dialog', onClick: () => setChoosing(true) } as const
  return (
    <>
      {last ? (
        <div className="directions">
          <AppLink link={last} className="button button-primary">
            <Navigation size={16} aria-hidden /> {i18n.t('station.directions')}
          </AppLink>
          <button
            {...choose}
            className="button button-primary"
            aria-label={i18n.t('station.directions.other')}
            title={i18n.t('station.directions.other')}
          >
            <ChevronDown size={16} aria-hidden />
          </button>
        </div>
      ) : (
        <button {...choose} className="button button-primary">
          <Navigation size={16} aria-hidden /> {i18n.t('station.directions')}
        </button>
      )}
      {choosing && (
        <Dialog title={i18n.t('station.directions')} onClose={() => setChoosing(false)}>
          <p className="quiet">{i18n.t('station.directions.hint')}</p>
          <ul className="routes">
            {links.map((link) => (
              <li key={link.app}>
                <AppLink link={link}>
                  <span>{link.app === 'phone' ? i18n.t('station.directions.phone') : link.app}</span>{' '}
                  {link.app !== 'phone' && <span className="route-host">{new URL(link.href).host}</span>}
                </AppLink>
              </li>
            ))}
          </ul>
        </Dialog>
      )}
    </>
  )
}

interface AppLinkProps {
  link: DirectionsLink
  className?: string
  children: ReactNode
}

/** Link to directions in an app, which is remembered when it is used. */
function AppLink({ link: { app, href }, className, children }: AppLinkProps) {
  const i18n = useI18n()
  const name = app === 'phone' ? i18n.t('station.directions.phone') : app
  return (
    <a
      href={href}
      className={className}
      title={className && name}
      onClick={() => rememberApp(app)}
      {...(app === 'phone' ? {} : { target: '_blank', rel: 'noopener noreferrer' })}
    >
      {children}
    </a>
  )
}
