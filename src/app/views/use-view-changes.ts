import { useState } from 'react'
import { useI18n } from '../../ui/i18n/I18nContext'
import { currentSearch } from '../../url/search-params'
import {
  addView,
  type ChangeResult,
  maxViews,
  removeView,
  renameView,
  type SavedView,
  toName,
} from './saved-views'
import { readStoredViews, storeViews } from './stored-views'
import { toViewSearch } from './view-link'

/** Message about the result of the last change. */
export interface ChangeMessage {
  text: string
  failed?: true
  /** Button beside the message. */
  action?: { label: string; run(): void }
}

/** Changes the stored views. Each change reads them again, because another tab may have changed them. */
export function useViewChanges() {
  const i18n = useI18n()
  const [message, setMessage] = useState<ChangeMessage | null>(null)

  /** @returns whether the change was valid */
  const apply = (changed: ChangeResult, text: string, action?: ChangeMessage['action']): boolean => {
    const button = action && { action }
    if (typeof changed === 'string') {
      setMessage({ text: i18n.t(`views.${changed}`, { max: maxViews }), failed: true, ...button })
      return false
    }
    if (storeViews(changed)) setMessage({ text, ...button })
    else setMessage({ text: `${text} ${i18n.t('views.not-stored')}`, failed: true, ...button })
    return true
  }
  const savedText = (name: string) => i18n.t('views.saved', { name })

  /** Saves the view of the current link. A taken name offers to replace its view. */
  function save(name: string, onSaved: () => void, replaced = false) {
    const view: SavedView = { name: toName(name), search: toViewSearch(currentSearch()) }
    const changed = addView(readStoredViews().views, view, replaced)
    const replace = { label: i18n.t('views.replace'), run: () => save(name, onSaved, true) }
    if (apply(changed, savedText(view.name), changed === 'taken' ? replace : undefined)) onSaved()
  }

  /** @returns whether the view was renamed */
  const rename = (from: string, to: string): boolean =>
    apply(renameView(readStoredViews().views, from, to), savedText(toName(to)))

  /** Deletes a view. The message offers to undo it. */
  const remove = (view: SavedView) => {
    const restore = () => apply(addView(readStoredViews().views, view, true), savedText(view.name))
    const undo = { label: i18n.t('views.undo'), run: restore }
    apply(removeView(readStoredViews().views, view.name), i18n.t('views.deleted', { name: view.name }), undo)
  }

  return { message, save, rename, remove }
}
