import { useId } from 'react'
import { type Language, languages } from '../../i18n/languages'
import { useI18n } from '../../ui/i18n/I18nContext'

interface Props {
  chosen: Language
  /** Whether the chosen language could not be loaded. */
  failed: boolean
  onChoose(language: Language): void
}

/** Select with all languages of the page. */
export function LanguageChoice({ chosen, failed, onChoose }: Props) {
  const i18n = useI18n()
  const id = useId()
  return (
    <div className="settings-language">
      <label htmlFor={id}>{i18n.t('settings.language')}</label>
      <select
        id={id}
        value={chosen}
        onChange={({ target }) => {
          const language = languages.find((one) => one === target.value)
          if (language) onChoose(language)
        }}
      >
        {languages.map((one) => (
          <option key={one} value={one} lang={one}>
            {ownName(one)}
          </option>
        ))}
      </select>
      <p role="status">{failed && i18n.t('settings.language.failed')}</p>
    </div>
  )
}

/**
 * Returns the language's own name, such as "Deutsch" or "Русский", which its speakers can read in any page language.
 */
function ownName(language: Language): string {
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
}
