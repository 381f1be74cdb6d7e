import { useI18n } from '../../ui/i18n/I18nContext'

/** Button that closes the dialog and shows the number of matching stations. */
export function ShowButton({ count }: { count: number }) {
  return (
    <button type="submit" className="button button-primary">
      {useI18n().t('filters.show', { count })}
    </button>
  )
}
