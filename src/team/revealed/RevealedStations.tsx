import { LockOpen } from 'lucide-react'
import type { RevealedPage } from '../../catalog/revealed'
import { useI18n } from '../../ui/i18n/I18nContext'
import { inOneLine } from '../../ui/i18n/in-one-line'
import '../../ui/content/item-list.css'
import { MoreWorkRows } from '../rows/MoreWorkRows'

interface Props {
  page: Pick<RevealedPage, 'rows' | 'matched'>
  onOpen(id: string): void
  onMore(): void
}

/** List of stations with closed values: their status with and without the login. */
export function RevealedStations({ page: { rows, matched }, onOpen, onMore }: Props) {
  const i18n = useI18n()
  return (
    <>
      <ul className="item-list" aria-label={i18n.t('team.stations')}>
        {rows.map(({ id, name, municipality, provider, values, status, openStatus }) => (
          <li key={id} className="item">
            <LockOpen size={18} aria-hidden />
            <button type="button" className="row-button item-name" onClick={() => onOpen(id)}>
              <bdi>{name}</bdi>
            </button>
            <span className="item-reason">
              {i18n.t('team.values.count', { count: values })} · {i18n.t(`status.${status}`)}
              {status !== openStatus &&
                ` (${i18n.t('team.for-everyone', { status: i18n.t(`status.${openStatus}`) })})`}
            </span>
            <span className="item-place">
              <bdi>{inOneLine([municipality, provider])}</bdi>
            </span>
          </li>
        ))}
      </ul>
      <MoreWorkRows left={matched - rows.length} onMore={onMore} />
    </>
  )
}
