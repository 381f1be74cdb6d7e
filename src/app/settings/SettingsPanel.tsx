import { useState } from 'react'
import { unitSystems } from '../../i18n/units'
import { FavouritesFile } from '../../stations/favourites/FavouritesBar'
import { StatusKey } from '../../stations/Legend'
import { TimeKey } from '../../stations/TimeKey'
import { Dialog } from '../../ui/dialog/Dialog'
import { useI18n } from '../../ui/i18n/I18nContext'
import { KeysButton } from './KeysButton'
import { LanguageChoice } from './LanguageChoice'
import { LazyKeysDialog } from './LazyKeysDialog'
import { RadioGroup } from './RadioGroup'
import { StreetsChoice } from './StreetsChoice'
import { palettes, readSettings, type Settings, showColours, storeSettings, themes } from './settings'
import { useChosenLanguage } from './use-chosen-language'
import './settings.css'

/** Settings of language, colours and units. Each choice applies at once and is stored in this browser. */
export function SettingsPanel({ onClose }: { onClose(): void }) {
  const i18n = useI18n()
  const { language, failed, changeLanguage } = useChosenLanguage()
  const [settings, setSettings] = useState(readSettings)
  const [isKeyListOpen, setKeyListOpen] = useState(false)

  const change = (part: Partial<Settings>) => {
    const next = { ...settings, ...part }
    setSettings(next)
    storeSettings(next)
    showColours(next)
    if (part.language || part.units) void changeLanguage(part.language ?? language, next.units)
  }

  return (
    <>
      <Dialog title={i18n.t('settings.open')} className="settings" onClose={onClose}>
        <LanguageChoice chosen={language} failed={failed} onChoose={(language) => change({ language })} />
        <RadioGroup
          name={i18n.t('settings.theme')}
          options={themes.map((value) => ({ value, label: i18n.t(`settings.theme.${value}`) }))}
          chosen={settings.theme}
          onChoose={(theme) => change({ theme })}
        />
        <RadioGroup
          name={i18n.t('settings.palette')}
          options={palettes.map((value) => ({ value, label: i18n.t(`settings.palette.${value}`) }))}
          chosen={settings.palette}
          onChoose={(palette) => change({ palette })}
        />
        <StatusKey />
        <TimeKey />
        <RadioGroup
          name={i18n.t('settings.units')}
          options={unitSystems.map((value) => ({ value, label: i18n.t(`settings.units.${value}`) }))}
          chosen={settings.units}
          onChoose={(units) => change({ units })}
        />
        <StreetsChoice />
        <fieldset className="radio-group">
          <legend>{i18n.t('station.favourites')}</legend>
          <FavouritesFile />
        </fieldset>
        <KeysButton onPress={() => setKeyListOpen(true)} />
        <p className="settings-hint">{i18n.t('settings.hint')}</p>
      </Dialog>
      {isKeyListOpen && <LazyKeysDialog onClose={() => setKeyListOpen(false)} />}
    </>
  )
}
