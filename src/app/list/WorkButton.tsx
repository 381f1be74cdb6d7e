import { ClipboardList } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { OpenedWorkPage } from '../../team/work'
import { useI18n } from '../../ui/i18n/I18nContext'
import './work-button.css'

interface Props {
  work: OpenedWorkPage
  onWork(work: OpenedWorkPage): void
}

/** Button that opens and closes the team's workspace. The focus returns to it when the workspace closes. */
export function WorkButton({ work, onWork }: Props) {
  const i18n = useI18n()
  const button = useRef<HTMLButtonElement>(null)
  const isOpen = work !== ''
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    if (wasOpen.current && !isOpen && document.activeElement === document.body) button.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  return (
    <button
      ref={button}
      type="button"
      className="chip work-button"
      aria-expanded={isOpen}
      onClick={() => onWork(isOpen ? '' : 'attention')}
    >
      <ClipboardList size={15} aria-hidden /> {i18n.t('team.open')}
    </button>
  )
}
