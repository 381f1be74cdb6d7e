import { type FormEvent, useState } from 'react'
import { useI18n } from '../../ui/i18n/I18nContext'
import { maxNameLength } from './saved-views'

interface Props {
  /** @param onSaved empties the field */
  onSave(name: string, onSaved: () => void): void
}

/** Field and button that save the current view under a name. */
export function SaveView({ onSave }: Props) {
  const i18n = useI18n()
  const [name, setName] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSave(name, () => setName(''))
  }
  return (
    <form className="views-save" onSubmit={submit}>
      <input
        value={name}
        maxLength={maxNameLength}
        dir="auto"
        aria-label={i18n.t('views.name')}
        placeholder={i18n.t('views.name')}
        onChange={({ target }) => setName(target.value)}
      />
      <button type="submit" className="button">
        {i18n.t('views.save')}
      </button>
    </form>
  )
}
