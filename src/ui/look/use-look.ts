import { useSyncExternalStore } from 'react'
import { useMedia } from './use-media'

export type Theme = 'light' | 'dark'

/** Theme in its standard or high-contrast colours. */
export type Look = Theme | `${Theme}-contrast`

function subscribe(listener: () => void): () => void {
  const observer = new MutationObserver(listener)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme', 'data-palette'] })
  return () => observer.disconnect()
}

/**
 * Returns the look that `tokens.css` applies: the person's choice, otherwise the system's. For canvases, which styles
 * cannot reach.
 */
export function useLook(): Look {
  const systemIsDark = useMedia('(prefers-color-scheme: dark)')
  const chosen = useSyncExternalStore(subscribe, () => document.documentElement.dataset.theme)
  const palette = useSyncExternalStore(subscribe, () => document.documentElement.dataset.palette)
  const systemTheme = systemIsDark ? 'dark' : 'light'
  const theme = chosen === 'light' || chosen === 'dark' ? chosen : systemTheme
  return palette === 'contrast' ? `${theme}-contrast` : theme
}
