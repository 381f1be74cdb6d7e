import { startTransition, useId, useRef, useState } from 'react'
import { type Language, languages } from '../../i18n/languages'
import { unitSystems } from '../../i18n/units'
import { StatusKey } from '../../stations/Legend'
import { Dialog } from '../../ui/Dialog'
import { useSpeak, useWords } from '../../ui/Words'
import { Keys, KeysButton } from './Keys'
import { OneOf } from './OneOf'
import { StreetsChoice } from './StreetsChoice'
import { keepSettings, palettes, readSettings, type Settings, showColours, themes } from './settings'
import { announceLanguage, wordsIn } from './speak'
import './settings.css'

/** Settings of language, colours and units. Each choice applies at once and is stored in this browser. */
export function SettingsPanel({ onClose }: { onClose(): void }) {
  const words = useWords()
  const speak = useSpeak()
  const languageId = useId()
  const [settings, setSettings] = useState(readSettings)
  const [language, setLanguage] = useState(words.language)
  const [failed, setFailed] = useState(false)
  const asked = useRef(0)
  const [showsKeys, setShowsKeys] = useState(false)

  const change = (part: Partial<Settings>) => {
    const next = { ...settings, ...part }
    setSettings(next)
    keepSettings(next)
    showColours(next)
    if (part.language || part.units) void say(part.language ?? language, next.units)
  }

  async function say(wanted: Language, units: Settings['units']) {
    asked.current += 1
    const question = asked.current
    setLanguage(wanted)
    setFailed(false)
    try {
      const next = await wordsIn(wanted, units, words.timeZone)
      if (question !== asked.current) return
      if (wanted !== words.language) announceLanguage(next)
      // In a transition, so that open parts stay visible while they are rendered in the new language.
      startTransition(() => speak(next))
    } catch {
      if (question === asked.current) setFailed(true)
    }
  }

  return (
    <>
      <Dialog title={words.t('settings.open')} className="settings" onClose={onClose}>
        <div className="settings-language">
          <label htmlFor={languageId}>{words.t('settings.language')}</label>
          <select
            id={languageId}
            value={language}
            onChange={({ target }) => {
              const chosen = languages.find((one) => one === target.value)
              if (chosen) change({ language: chosen })
            }}
          >
            {languages.map((one) => (
              <option key={one} value={one} lang={one}>
                {ownName(one)}
              </option>
            ))}
          </select>
          <p role="status">{failed && words.t('settings.language.failed')}</p>
        </div>
        <OneOf
          name={words.t('settings.theme')}
          options={themes.map((value) => ({ value, label: words.t(`settings.theme.${value}`) }))}
          chosen={settings.theme}
          onChoose={(theme) => change({ theme })}
        />
        <OneOf
          name={words.t('settings.palette')}
          options={palettes.map((value) => ({ value, label: words.t(`settings.palette.${value}`) }))}
          chosen={settings.palette}
          onChoose={(palette) => change({ palette })}
        />
        <StatusKey />
        <OneOf
          name={words.t('settings.units')}
          options={unitSystems.map((value) => ({ value, label: words.t(`settings.units.${value}`) }))}
          chosen={settings.units}
          onChoose={(units) => change({ units })}
        />
        <StreetsChoice />
        <KeysButton onPress={() => setShowsKeys(true)} />
        <p className="settings-hint">{words.t('settings.hint')}</p>
      </Dialog>
      {showsKeys && <Keys onClose={() => setShowsKeys(false)} />}
    </>
  )
}

/**
 * Returns the language's own name, such as "Deutsch" or "Русский", which its speakers can read in any page language.
 */
function ownName(language: Language): string {
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
}
