import { Notice } from '../../ui/content/Notice'
import { useI18n } from '../../ui/i18n/I18nContext'
import type { LocatedPerson } from './use-user-location'

/**
 * Beside the button "Near me": why the device gave no position, and what the person can do. A press elsewhere dismisses
 * it, so that it covers nothing that the person uses next.
 */
export function LocationFailure({ userLocation, onStop }: Pick<LocatedPerson, 'userLocation' | 'onStop'>) {
  const i18n = useI18n()
  if (userLocation.kind !== 'failed') return null
  return (
    <div
      className="location-failure screen-only"
      role="alert"
      popover="auto"
      ref={show}
      onToggle={({ newState }) => newState === 'closed' && onStop()}
    >
      <Notice tone="warning" onDismiss={onStop}>
        {i18n.t(`near.failed.${userLocation.reason}`)}
      </Notice>
    </div>
  )
}

/**
 * Browsers place an element beside a later one of the document only from the top layer. Firefox 124 has none, and shows
 * the element all the same.
 */
function show(element: HTMLElement | null): void {
  element?.showPopover?.()
}
