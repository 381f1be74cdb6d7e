import { LockOpen } from 'lucide-react'
import type { RevealedPage } from '../catalog/revealed'
import { useWords } from '../ui/Words'

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
      <ul className="attention-list" aria-label={words.t('team.stations')}>
        {rows.map(({ id, name, municipality, provider, values, status, openStatus }) => (
          <li key={id} className="attention-item">
            <LockOpen size={18} aria-hidden />
            <button type="button" className="row-button attention-name" onClick={() => onOpen(id)}>
              <bdi>{name}</bdi>
            </button>
            <span className="attention-why">
              {words.t('team.values.count', { count: values })} · {words.t(`status.${status}`)}
              {status !== openStatus &&
                ` (${words.t('team.for-everyone', { status: words.t(`status.${openStatus}`) })})`}
            </span>
            <span className="attention-place">
              <bdi>{[municipality, provider].filter((part) => part !== '').join(' · ')}</bdi>
            </span>
          </li>
        ))}
      </ul>
      {matched > rows.length && (
        <button type="button" className="button" onClick={onMore}>
          {words.t('common.more', { count: matched - rows.length })}
        </button>
      )}
    </>
  )
}
