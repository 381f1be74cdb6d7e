import { Maximize2, Minimize2, X } from 'lucide-react'
import { type ComponentProps, type MouseEvent, type ReactNode, useState } from 'react'
import { Sheet } from '../ui/Sheet'
import { useWords } from '../ui/Words'
import type { WorkPage } from './work'
import './workspace.css'

export interface WorkLink {
  id: WorkPage
  label: string
  address: string
}

interface PageLinks {
  page: WorkPage
  links: readonly WorkLink[]
  onPage(page: WorkPage): void
}

interface Props {
  pages: PageLinks
  /** The page may take the place of the map as well, and does so first. */
  isWide: boolean
  /** On a narrow screen. */
  sheet: Pick<ComponentProps<typeof Sheet>, 'height' | 'onHeight'>
  /** An opened station covers it. */
  covered: boolean
  /** What can be done on every page. */
  tools: ReactNode
  children: ReactNode
  onClose(): void
}

/** Where a team works: beside the map and the list, in the place of an opened station. */
export function Workspace({ pages, isWide, sheet, covered, tools, children, onClose }: Props) {
  const words = useWords()
  const [isNarrowed, setIsNarrowed] = useState(false)
  const { page, links } = pages
  return (
    <Sheet
      {...sheet}
      as="aside"
      className={`workspace ${isWide && !isNarrowed ? 'workspace-wide' : ''}`}
      handleLabel={words.t('team.handle', { open: String(sheet.height === 'full') })}
      aria-label={words.t('team.label')}
      inert={covered}
      onKeyDown={(event) => event.key === 'Escape' && !isInDialog(event.target) && onClose()}
      head={
        <>
          <div className="workspace-head">
            <h2 key={`${page} ${covered}`} ref={focusHeading} tabIndex={-1}>
              {links.find(({ id }) => id === page)?.label}
            </h2>
            {tools}
            {isWide && (
              <button
                type="button"
                className="icon-button workspace-widen"
                aria-label={words.t('team.wide')}
                aria-pressed={!isNarrowed}
                onClick={() => setIsNarrowed(!isNarrowed)}
              >
                {isNarrowed ? <Maximize2 size={18} aria-hidden /> : <Minimize2 size={18} aria-hidden />}
              </button>
            )}
            <button
              type="button"
              className="icon-button"
              aria-label={words.t('station.close')}
              onClick={onClose}
            >
              <X size={20} aria-hidden />
            </button>
          </div>
          {links.length > 1 && <Links {...pages} />}
        </>
      }
    >
      <div className="workspace-scroll">{children}</div>
    </Sheet>
  )
}

/**
 * A screen reader follows the focus: to the heading of a page that is new or uncovered, unless the person is elsewhere.
 */
function focusHeading(heading: HTMLHeadingElement | null): void {
  const at = document.activeElement
  const isStill = at === document.body || at?.ariaExpanded === 'true'
  if (isStill && !heading?.closest('[inert]')) heading?.focus({ preventScroll: true })
}

function Links({ page, links, onPage }: PageLinks) {
  const words = useWords()
  const go = (event: MouseEvent, id: WorkPage) => {
    // With a key the browser opens it elsewhere.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onPage(id)
  }
  return (
    <nav className="workspace-links" aria-label={words.t('team.pages')}>
      {links.map(({ id, label, address }) => (
        <a
          key={id}
          href={address}
          aria-current={id === page ? 'page' : undefined}
          onClick={(event) => go(event, id)}
        >
          {label}
        </a>
      ))}
    </nav>
  )
}

/** Escape closes the dialog alone. */
function isInDialog(target: EventTarget): boolean {
  return target instanceof Element && target.closest('dialog') !== null
}
