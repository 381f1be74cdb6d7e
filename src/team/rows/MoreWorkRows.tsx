import { MoreButton } from '../../ui/controls/MoreRows'
import { useWords } from '../../ui/words/Words'
import '../../ui/look/paper.css'

/** Button that shows more rows of a page; on paper the number of rows that it would show. */
export function MoreWorkRows({ left, onMore }: { left: number; onMore(): void }) {
  const words = useWords()
  return (
    <>
      <MoreButton left={left} onMore={onMore} />
      {left > 0 && <p className="quiet print-only">{words.t('data.more', { count: left })}</p>}
    </>
  )
}
