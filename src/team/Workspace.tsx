import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useWords } from '../ui/Words'
import { Attention } from './Attention'
import type { AttentionProps } from './attention-props'
import type { Work } from './work'
import './workspace.css'

type Data = Pick<AttentionProps, 'source' | 'query'> & { snapshot: AttentionProps['snapshot'] | undefined }

interface Props extends Omit<AttentionProps, keyof Data> {
  /** What the list shows; without a snapshot it is being loaded. */
  stations: Data
  /** An opened station covers it. */
  covered: boolean
  onWork(work: Work): void
}

/** Where a team works: beside the map and the list, in the place of an opened station. */
export function Workspace({ stations: { source, query, snapshot }, covered, onWork, ...page }: Props) {
  const words = useWords()
  const heading = useRef<HTMLHeadingElement>(null)
  // A screen reader follows the focus: to the heading, unless a station covers it or the person went elsewhere meanwhile.
  useEffect(() => {
    const at = document.activeElement
    const isStill = at === document.body || at?.ariaExpanded === 'true'
    if (isStill && !heading.current?.closest('[inert]')) heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <aside
      className="workspace"
      aria-label={words.t('team.label')}
      inert={covered}
      onKeyDown={(event) => event.key === 'Escape' && onWork('')}
    >
      <div className="workspace-head">
        <h2 ref={heading} tabIndex={-1}>
          {words.t('team.attention')}
        </h2>
        <button
          type="button"
          className="icon-button"
          aria-label={words.t('station.close')}
          onClick={() => onWork('')}
        >
          <X size={20} aria-hidden />
        </button>
      </div>
      {snapshot && <Attention {...page} source={source} query={query} snapshot={snapshot} />}
    </aside>
  )
}
