import { useEffect, useRef } from 'react'
import { useSession } from '../../auth/SessionContext'
import { Dialog } from '../../ui/dialog/Dialog'
import { focusHeading } from '../../ui/dialog/focus-heading'
import { useI18n } from '../../ui/i18n/I18nContext'
import { SavedViewItem } from './SavedViewItem'
import { SaveView } from './SaveView'
import type { SavedView } from './saved-views'
import { useStoredViews } from './stored-views'
import { type ChangeMessage, useViewChanges } from './use-view-changes'
import './views.css'

/** Saves the view of the current link under a name, and opens, renames and deletes saved views. */
export function ViewsDialog({ onClose }: { onClose(): void }) {
  const i18n = useI18n()
  const { views, isBroken } = useStoredViews()
  const { message, save, rename, remove } = useViewChanges()

  const hint = useRef<HTMLParagraphElement>(null)
  useEffect(() => focusHeading(hint.current), [])

  return (
    <Dialog title={i18n.t('views.title')} className="views" onClose={onClose}>
      <p ref={hint} className="views-hint">
        {i18n.t('views.hint')}
      </p>
      <SaveView onSave={save} />
      <ChangeResult message={message} />
      {isBroken && <p className="views-broken">{i18n.t('views.broken')}</p>}
      {views.length > 0 && <SavedViews views={views} onRename={rename} onRemove={remove} />}
      {views.length === 0 && !isBroken && <p className="views-hint">{i18n.t('views.empty')}</p>}
    </Dialog>
  )
}

/** Live region with the result of the last change. */
function ChangeResult({ message }: { message: ChangeMessage | null }) {
  return (
    <div className="views-message" role={message?.failed ? 'alert' : 'status'}>
      {message && <span dir="auto">{message.text}</span>}{' '}
      {message?.action && (
        <button type="button" className="button-link" onClick={message.action.run}>
          {message.action.label}
        </button>
      )}
    </div>
  )
}

interface SavedViewsProps {
  views: readonly SavedView[]
  /** @returns whether the view was renamed */
  onRename(from: string, to: string): boolean
  onRemove(view: SavedView): void
}

/** Saved views, sorted by name. */
function SavedViews({ views, onRename, onRemove }: SavedViewsProps) {
  const i18n = useI18n()
  const isSignedIn = useSession().state.kind === 'signed-in'
  const sorted = [...views].sort((one, other) => one.name.localeCompare(other.name, i18n.language))
  return (
    <ul aria-label={i18n.t('views.title')}>
      {sorted.map((view) => (
        <SavedViewItem
          key={view.name}
          view={view}
          isSignedIn={isSignedIn}
          onRename={(to) => onRename(view.name, to)}
          onRemove={() => onRemove(view)}
        />
      ))}
    </ul>
  )
}
