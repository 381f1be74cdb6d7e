import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useSession } from '../../auth/SessionContext'
import { Dialog } from '../../ui/Dialog'
import { useWords } from '../../ui/Words'
import { currentSearch } from '../../url/search-params'
import { focusHeading } from './focus-heading'
import { keepViews, keptViews, useKeptViews } from './kept-views'
import { SavedViewItem } from './SavedViewItem'
import {
  addView,
  type Changed,
  maxNameLength,
  maxViews,
  removeView,
  renameView,
  type SavedView,
  toName,
} from './saved-views'
import { toViewSearch } from './view-link'
import './views.css'

/** Message about the result of the last press. */
interface Said {
  text: string
  failed?: true
  /** Button beside the message. */
  action?: { label: string; run(): void }
}

/** Saves the view of the current link under a name, and opens, renames and deletes saved views. */
export function ViewsDialog({ onClose }: { onClose(): void }) {
  const words = useWords()
  const { views, isBroken } = useKeptViews()
  const isSignedIn = useSession().state.kind === 'signed-in'
  const [name, setName] = useState('')
  const [said, setSaid] = useState<Said | null>(null)

  const form = useRef<HTMLFormElement>(null)
  useEffect(() => focusHeading(form.current), [])

  /** @returns whether it was kept */
  const change = (changed: Changed, text: string, action?: Said['action']): boolean => {
    if (typeof changed === 'string') {
      setSaid({
        text: words.t(`views.${changed}`, { most: maxViews }),
        failed: true,
        ...(action && { action }),
      })
      return false
    }
    const lasts = keepViews(changed)
    const sentence = lasts ? text : `${text} ${words.t('views.unkept')}`
    setSaid({ text: sentence, ...(action && { action }), ...(!lasts && { failed: true }) })
    return true
  }
  const save = (replaced: boolean) => {
    const view: SavedView = { name: toName(name), search: toViewSearch(currentSearch()) }
    // Another tab may have saved views since.
    const changed = addView(keptViews().views, view, replaced)
    const replace = { label: words.t('views.replace'), run: () => save(true) }
    if (
      change(changed, words.t('views.saved', { name: view.name }), changed === 'taken' ? replace : undefined)
    )
      setName('')
  }
  const rename = (from: string, to: string) =>
    change(renameView(keptViews().views, from, to), words.t('views.saved', { name: toName(to) }))
  const remove = (view: SavedView) => {
    const putBack = () =>
      change(addView(keptViews().views, view, true), words.t('views.saved', { name: view.name }))
    change(removeView(keptViews().views, view.name), words.t('views.deleted', { name: view.name }), {
      label: words.t('views.undo'),
      run: putBack,
    })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save(false)
  }
  const sorted = [...views].sort((one, other) => one.name.localeCompare(other.name, words.language))
  return (
    <Dialog title={words.t('views.title')} className="views" onClose={onClose}>
      <p className="views-hint">{words.t('views.hint')}</p>
      <form ref={form} className="views-save" onSubmit={submit}>
        <input
          value={name}
          maxLength={maxNameLength}
          dir="auto"
          aria-label={words.t('views.name')}
          placeholder={words.t('views.name')}
          onChange={({ target }) => setName(target.value)}
        />
        <button type="submit" className="button">
          {words.t('views.save')}
        </button>
      </form>
      <div className="views-said" role={said?.failed ? 'alert' : 'status'}>
        {said && <span dir="auto">{said.text}</span>}{' '}
        {said?.action && (
          <button type="button" className="button-link" onClick={said.action.run}>
            {said.action.label}
          </button>
        )}
      </div>
      {isBroken && <p className="views-broken">{words.t('views.broken')}</p>}
      {sorted.length === 0 ? (
        !isBroken && <p className="views-hint">{words.t('views.empty')}</p>
      ) : (
        <ul aria-label={words.t('views.title')}>
          {sorted.map((view) => (
            <SavedViewItem
              key={view.name}
              view={view}
              isSignedIn={isSignedIn}
              onRename={(to) => rename(view.name, to)}
              onRemove={() => remove(view)}
            />
          ))}
        </ul>
      )}
    </Dialog>
  )
}
