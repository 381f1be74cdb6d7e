import { MoreButton } from '../../ui/controls/MoreRows'
import { useI18n } from '../../ui/i18n/I18nContext'
import '../../ui/look/paper.css'

/** Button that shows more rows of a page; on paper the number of rows that it would show. */
export function MoreWorkRows({ left, onMore }: { left: number; onMore(): void }) {
  const i18n = useI18n()
  return (
    <>
      <MoreButton left={left} onMore={onMore} />
      {left > 0 && <p className="quiet print-only">{i18n.t('data.more', { count: left })}</p>}
    </>
  )
}
