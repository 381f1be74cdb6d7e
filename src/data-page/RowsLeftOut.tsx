import { useI18n } from '../ui/i18n/I18nContext'

/** Maximum number of rows that a table shows. People read no more; the number of the others stands below. */
export const maxRows = 200

/** Number of the rows that a list leaves out. Renders nothing if it has all. */
export function RowsLeftOut({ all }: { all: number }) {
  const i18n = useI18n()
  if (all <= maxRows) return null
  return <p className="quiet">{i18n.t('data.more', { count: all - maxRows })}</p>
}
