import { Maximize2, Minimize2, SlidersHorizontal, X } from 'lucide-react'
import { type ComponentProps, type MouseEvent, type ReactNode, useId, useState } from 'react'
import { isInDialog } from '../ui/browser/is-in-dialog'
import { opensElsewhere } from '../ui/browser/opens-elsewhere'
import { useI18n } from '../ui/i18n/I18nContext'
import { Sheet } from '../ui/sheet/Sheet'
import { WideContext } from './rows/WideContext'
import type { WorkPage } from './work'
import './workspace.css'
import './work-tables.css'
import './quality/sparkline.css'
import './work-sections.css'
import './work-widths.css'
import '../ui/controls/further-choice.css'

export interface WorkLink {
  id: WorkPage
  label: string
  address: string
}

interface WorkPages {
  page: WorkPage
  links: readonly WorkLink[]
  onPage(page: WorkPage): void
}

interface Props {
  pages: WorkPages
  /** Whether the page covers the map at first; `null`: it never does. */
  startsWide: boolean | null
  /** Height of the sheet that it is on a narrow screen. */
  sheet: Pick<ComponentProps<typeof Sheet>, 'height' | 'onHeight'>
  /** Whether an opened station covers it. */
  covered: boolean
  /** Whether the page has choices that a narrow screen shows only after a press. */
  hasChoices: boolean
  /** Actions of every page. */
  tools: ReactNode
  children: ReactNode
  onClose(): void
}

/** The team's workspace beside map and list, where an opened station also is. */
export function Workspace({
  pages,
  startsWide,
  sheet,
  covered,
  hasChoices,
  tools,
  children,
  onClose,
}: Props) {
  const i18n = useI18n()
  const content = useId()
  const [isFolded, setFolded] = useState(true)
  const [choice, setChoice] = useState<boolean | null>(null)
  const isWide = startsWide !== null && (choice ?? startsWide)
  const { page, links } = pages
  return (
    <Sheet
      {...sheet}
      as="aside"
      className={`workspace ${isWide ? 'workspace-wide' : ''}`}
      handleLabel={i18n.t('team.handle', { open: String(sheet.height === 'full') })}
      aria-label={i18n.t('team.label')}
      inert={covered}
      onKeyDown={(event) => event.key === 'Escape' && !isInDialog(event.target) && onClose()}
      head={
        <div className="workspace-head">
          <h2 key={`${page} ${covered}`} ref={focusHeading} tabIndex={-1} className="visually-hidden">
            {links.find(({ id }) => id === page)?.label}
          </h2>
          <Links {...pages} />
          {hasChoices && (
            <UnfoldButton isFolded={isFolded} content={content} onPress={() => setFolded(!isFolded)} />
          )}
          {tools}
          {startsWide !== null && <WidenButton isWide={isWide} onPress={() => setChoice(!isWide)} />}
          <button type="button" className="icon-button" aria-label={i18n.t('common.close')} onClick={onClose}>
            <X size={20} aria-hidden />
          </button>
        </div>
      }
    >
      <div id={content} className={`workspace-scroll ${hasChoices && isFolded ? 'choices-folded' : ''}`}>
        <WideContext value={isWide}>{children}</WideContext>
      </div>
    </Sheet>
  )
}

/**
 * Moves the focus, for screen readers, to the heading of a new or uncovered page, unless another element has it.
 */
function focusHeading(heading: HTMLHeadingElement | null): void {
  const at = document.activeElement
  const isUnfocused = at === document.body || at?.ariaExpanded === 'true'
  if (isUnfocused && !heading?.closest('[inert]')) heading?.focus({ preventScroll: true })
}

interface UnfoldProps {
  isFolded: boolean
  /** Id of the element with the choices. */
  content: string
  onPress(): void
}

/** Button that shows and hides the choices of a page on a narrow screen. */
function UnfoldButton({ isFolded, content, onPress }: UnfoldProps) {
  const i18n = useI18n()
  return (
    <button
      type="button"
      className="icon-button workspace-unfold"
      aria-label={i18n.t('team.choices')}
      aria-expanded={!isFolded}
      aria-controls={content}
      onClick={onPress}
    >
      <SlidersHorizontal size={18} aria-hidden />
    </button>
  )
}

/** Button that lets the page cover the map. */
function WidenButton({ isWide, onPress }: { isWide: boolean; onPress(): void }) {
  const i18n = useI18n()
  return (
    <button
      type="button"
      className="icon-button workspace-widen"
      aria-label={i18n.t('team.wide')}
      aria-pressed={isWide}
      onClick={onPress}
    >
      {isWide ? <Minimize2 size={18} aria-hidden /> : <Maximize2 size={18} aria-hidden />}
    </button>
  )
}

function Links({ page, links, onPage }: WorkPages) {
  const i18n = useI18n()
  const go = (event: MouseEvent, id: WorkPage) => {
    if (opensElsewhere(event)) return
    event.preventDefault()
    onPage(id)
  }
  return (
    <nav className="workspace-links" aria-label={i18n.t('team.pages')}>
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
