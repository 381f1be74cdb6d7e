import { type ChangeEvent, useRef, useState } from 'react'
import { saveFile } from '../../ui/export/save-file'
import { useI18n } from '../../ui/i18n/I18nContext'
import { StarIcon } from '../../ui/icons/StarIcon'
import { useFavouriteIds } from './favourite-ids'
import { favourites, publishFavourites, storeFavourites } from './favourites'
import { maxFavourites, mergeFavourites, readFavourites, writeFavourites } from './favourites-file'
import './favourites.css'

publishFavourites()

/** Bytes; a larger file cannot be a favourites file and is not read. */
const largestFile = 5_000_000

interface Props {
  /** Whether only favourites are shown. */
  isLimited: boolean
  setLimited(isLimited: boolean): void
}

/**
 * Filter for favourites and, while it is on, the buttons of their file. It is left out without favourites: the settings
 * also have the buttons.
 */
export function FavouritesBar({ isLimited, setLimited }: Props) {
  const i18n = useI18n()
  const ids = useFavouriteIds()
  if (ids.length === 0 && !isLimited) return null
  return (
    <div className="favourites">
      <label className="chip">
        <input
          type="checkbox"
          className="chip-input"
          checked={isLimited}
          onChange={() => setLimited(!isLimited)}
        />
        <StarIcon size={15} aria-hidden />
        <span>{i18n.t('station.favourites')}</span>{' '}
        <span className="chip-count">{i18n.number(ids.length)}</span>
      </label>
      {isLimited && <FavouritesFile />}
    </div>
  )
}

/** Buttons that save the favourites as a file, and add those of a file from another device. */
export function FavouritesFile() {
  const i18n = useI18n()
  const ids = useFavouriteIds()
  const input = useRef<HTMLInputElement>(null)
  const [message, setMessage] = useState<{ text: string; failed: boolean } | null>(null)

  async function importFile({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0]
    if (!file) return
    // Reset, so that the same file can be chosen again after a correction.
    target.value = ''
    const fail = (text: string) => setMessage({ text, failed: true })
    const text = file.size > largestFile ? '' : await file.text().catch(() => null)
    if (text === null) return fail(i18n.t('station.favourites.unread', { name: file.name }))
    const read = readFavourites(text)
    if (read === null) return fail(i18n.t('station.favourites.bad-file', { name: file.name }))
    // Those of now: they may have changed while the file was read.
    const before = favourites()
    const all = mergeFavourites(before, read)
    if (all === null) return fail(i18n.t('station.favourites.too-many', { max: maxFavourites }))
    const isStored = storeFavourites(all)
    const added = i18n.t('station.favourites.added', { count: all.length - before.length })
    if (isStored) setMessage({ text: added, failed: false })
    else fail(`${added} ${i18n.t('station.favourites.not-stored')}`)
  }

  return (
    <div className="favourites-file">
      <button type="button" className="button-link" disabled={ids.length === 0} onClick={() => save(ids)}>
        {i18n.t('station.favourites.export')}
      </button>
      <button type="button" className="button-link" onClick={() => input.current?.click()}>
        {i18n.t('station.favourites.import')}
      </button>
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        hidden
        aria-label={i18n.t('station.favourites.import')}
        onChange={(event) => void importFile(event)}
      />
      <p role={message?.failed ? 'alert' : 'status'}>{message?.text}</p>
    </div>
  )
}

function save(ids: readonly string[]): void {
  saveFile({ name: 'plugboard-favourites.json', type: 'application/json', text: writeFavourites(ids) })
}
