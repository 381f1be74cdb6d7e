import { useI18n } from '../ui/i18n/I18nContext'

/** Most rows of a list; nobody reads more, and its count is complete. */
export const maxRows = 200

/** Number of the rows that a list leaves out. Renders nothing if it has all. */
export function RowsLeftOut({ all }: { all: number }) {
  const i18n = useI18n()
  if (all <= maxRows) return null
  return <p className="quiet">{i18n.t('data.more', { count: all - maxRows })}</p>
}
