import { useState } from 'react'
import { unitSystems } from '../../i18n/units'
import { StatusKey } from '../../stations/Legend'
import { Dialog } from '../../ui/Dialog'
import { useWords } from '../../ui/Words'
import { Keys, KeysButton } from './Keys'
import { LanguageChoice } from './LanguageChoice'
import { OneOf } from './OneOf'
import { StreetsChoice } from './StreetsChoice'
import { keepSettings, palettes, readSettings, type Settings, showColours, themes } from './settings'
import { useChosenLanguage } from './use-chosen-language'
import './settings.css'

/** Settings of language, colours and units. Each choice applies at once and is stored in this browser. */
export function SettingsPanel({ onClose }: { onClose(): void }) {
  const words = useWords()
  const { language, failed, speakIn } = useChosenLanguage()
  const [settings, setSettings] = useState(readSettings)
  const [showsKeys, setShowsKeys] = useState(false)

  const change = (part: Partial<Settings>) => {
    const next = { ...settings, ...part }
    setSettings(next)
    keepSettings(next)
    showColours(next)
    if (part.language || part.units) void speakIn(part.language ?? language, next.units)
  }

  return (
    <>
      <Dialog title={words.t('settings.open')} className="settings" onClose={onClose}>
        <LanguageChoice chosen={language} failed={failed} onChoose={(language) => change({ language })} />
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
