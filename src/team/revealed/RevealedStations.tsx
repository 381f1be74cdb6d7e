import { LockOpen } from 'lucide-react'
import type { RevealedPage } from '../../catalog/revealed'
import { inOneLine } from '../../ui/words/in-one-line'
import { useWords } from '../../ui/words/Words'
import '../../ui/content/item-list.css'
import { MoreWorkRows } from '../rows/MoreWorkRows'

interface Props {
  page: Pick<RevealedPage, 'rows' | 'matched'>
  onOpen(id: string): void
  onMore(): void
}

/** List of stations with closed values: their status with and without the login. */
export function RevealedStations({ page: { rows, matched }, onOpen, onMore }: Props) {
  const words = useWords()
  return (
    <>
      <ul className="item-list" aria-label={words.t('team.stations')}>
        {rows.map(({ id, name, municipality, provider, values, status, openStatus }) => (
          <li key={id} className="item">
            <LockOpen size={18} aria-hidden />
            <button type="button" className="row-button item-name" onClick={() => onOpen(id)}>
              <bdi>{name}</bdi>
            </button>
            <span className="item-reason">
              {words.t('team.values.count', { count: values })} · {words.t(`status.${status}`)}
              {status !== openStatus &&
                ` (${words.t('team.for-everyone', { status: words.t(`status.${openStatus}`) })})`}
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
