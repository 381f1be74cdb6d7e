import { Pencil, Trash2 } from 'lucide-react'
import { type FormEvent, type MouseEvent, useEffect, useRef, useState } from 'react'
import { CopyText } from '../../stations/share/CopyText'
import { opensElsewhere } from '../../ui/browser/opens-elsewhere'
import { focusHeading } from '../../ui/dialog/focus-heading'
import { useI18n } from '../../ui/i18n/I18nContext'
import { currentSearch, writeSearch } from '../../url/search-params'
import { maxNameLength, type SavedView } from './saved-views'
import { findClosedParts, openSearch } from './view-link'

interface Props {
  view: SavedView
  isSignedIn: boolean
  /** @returns whether the view was renamed */
  onRename(name: string): boolean
  onRemove(): void
}

/** A saved view: its link, what it cannot show now, and buttons to rename and delete it. */
export function SavedViewItem({ view, isSignedIn, onRename, onRemove }: Props) {
  const i18n = useI18n()
  const [isRenaming, setRenaming] = useState(false)
  const { name, search } = view
  const missing = isSignedIn ? [] : findClosedParts(search).map((key) => i18n.t(key))
  const open = (event: MouseEvent<HTMLElement>) => {
    if (opensElsewhere(event)) return
    event.preventDefault()
    event.currentTarget.closest('dialog')?.close()
    writeSearch(openSearch(search, currentSearch()), 'push')
  }
  if (isRenaming)
    return (
      <li>
        <Rename
          name={name}
          onRename={(to) => onRename(to) && setRenaming(false)}
          onCancel={() => setRenaming(false)}
        />
      </li>
    )
  const address = openSearch(search, currentSearch()) || window.location.pathname
  return (
    <li>
      <a href={address} onClick={open}>
        <bdi>{name}</bdi>
      </a>
      <CopyText kind="link" text={new URL(address, window.location.href).href} name={name} />
      <button
        type="button"
        className="icon-button"
        aria-label={i18n.t('views.rename', { name })}
        onClick={() => setRenaming(true)}
      >
        <Pencil size={16} aria-hidden />
      </button>
      <button
        type="button"
        className="icon-button"
        aria-label={i18n.t('views.delete', { name })}
        onClick={(event) => {
          focusHeading(event.currentTarget)
          onRemove()
        }}
      >
        <Trash2 size={16} aria-hidden />
      </button>
      {missing.length > 0 && (
        <p className="views-less">{i18n.t('views.less', { what: i18n.list(missing) })}</p>
      )}
    </li>
  )
}

interface RenameProps {
  name: string
  onRename(name: string): void
  onCancel(): void
}

function Rename({ name, onRename, onCancel }: RenameProps) {
  const i18n = useI18n()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.select(), [])
  const submit = (event: FormEvent<HTMLElement>) => {
    event.preventDefault()
    focusHeading(event.currentTarget)
    onRename(input.current?.value ?? '')
  }
  return (
    <form className="views-save" onSubmit={submit}>
      <input
        ref={input}
        defaultValue={name}
        maxLength={maxNameLength}
        dir="auto"
        aria-label={i18n.t('views.new-name', { name })}
      />
      <button type="submit" className="button">
        {i18n.t('views.rename-to')}
      </button>
      <button
        type="button"
        className="button"
        onClick={(event) => {
          focusHeading(event.currentTarget)
          onCancel()
        }}
      >
        {i18n.t('views.cancel')}
      </button>
    </form>
  )
}
