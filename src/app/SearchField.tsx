import { Search, X } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { useWords } from '../ui/Words'

interface Props {
  text: string
  onChange(text: string): void
}

/** Narrows the stations while typing. `/` leads here from anywhere but a text field. */
export function SearchField({ text, onChange }: Props) {
  const words = useWords()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)

  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      const inField =
        event.target instanceof HTMLElement && event.target.closest('input, textarea, select, dialog')
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || inField) return
      event.preventDefault()
      input.current?.focus()
    }
    document.addEventListener('keydown', focus)
    return () => document.removeEventListener('keydown', focus)
  }, [])

  return (
    <div className="search-field">
      <Search size={18} aria-hidden />
      <label htmlFor={id} className="visually-hidden">
        {words.t('search.label')}
      </label>
      <input
        id={id}
        ref={input}
        type="search"
        value={text}
        placeholder={words.t('search.label')}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={200}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && onChange('')}
      />
      {text === '' ? (
        <kbd aria-hidden>/</kbd>
      ) : (
        <button
          type="button"
          className="icon-button"
          aria-label={words.t('search.clear')}
          onClick={() => {
            onChange('')
            input.current?.focus()
          }}
        >
          <X size={16} aria-hidden />
        </button>
      )}
    </div>
  )
}
