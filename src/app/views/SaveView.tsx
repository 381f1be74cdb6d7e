import { type FormEvent, useState } from 'react'
import { useWords } from '../../ui/words/Words'
import { maxNameLength } from './saved-views'

interface Props {
  /** @param onSaved empties the field */
  onSave(name: string, onSaved: () => void): void
}

/** Field and button that save the current view under a name. */
export function SaveView({ onSave }: Props) {
  const words = useWords()
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
        aria-label={words.t('views.name')}
        placeholder={words.t('views.name')}
        onChange={({ target }) => setName(target.value)}
      />
      <button type="submit" className="button">
        {words.t('views.save')}
      </button>
    </form>
  )
}
