import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import './notice.css'
import { useI18n } from '../i18n/I18nContext'

export type NoticeTone = 'plain' | 'warning' | 'closed'

interface Props {
  tone: NoticeTone
  children: ReactNode
  /** Click handler of the text; absent: the text is no button. */
  onPress?: (() => void) | undefined
  /** Action that the notice offers. */
  action?: { label: string; run(): void }
  /** Absent: the notice stays until its reason is gone. */
  onDismiss?: (() => void) | undefined
}

/** Notice for the person. */
export function Notice({ tone, children, onPress, action, onDismiss }: Props) {
  const i18n = useI18n()
  return (
    <div className={`notice notice-${tone}`}>
      <p>
        {onPress ? (
          <button type="button" className="button-link" onClick={onPress}>
            {children}
          </button>
        ) : (
          children
        )}
      </p>
      {action && (
        <button type="button" className="button-link" onClick={action.run}>
          {action.label}
        </button>
      )}
      {onDismiss && (
        <button
          type="button"
          className="icon-button"
          aria-label={i18n.t('notice.dismiss')}
          onClick={onDismiss}
        >
          <X size={16} aria-hidden />
        </button>
      )}
    </div>
  )
}
