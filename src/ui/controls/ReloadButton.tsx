import { useI18n } from '../i18n/I18nContext'

/** Button that reloads the page if a script, or the page, could not be loaded. */
export function ReloadButton() {
  const i18n = useI18n()
  return (
    <button type="button" className="button" onClick={() => window.location.reload()}>
      {i18n.t('app.reload')}
    </button>
  )
}
