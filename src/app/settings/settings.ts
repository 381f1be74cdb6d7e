import { type Language, languages } from '../../i18n/languages'
import { type Units, unitSystems } from '../../i18n/units'

export const themes = ['system', 'light', 'dark'] as const
export const palettes = ['standard', 'contrast'] as const

/** What a person has set for this browser. */
export interface Settings {
  /** `null`: what the browser wants. */
  language: Language | null
  theme: (typeof themes)[number]
  palette: (typeof palettes)[number]
  units: Units
}

/** What was kept, field by field: one broken field costs itself. */
function parseSettings(kept: unknown): Settings {
  const { language, theme, palette, units } = Object(kept)
  const one = <Word extends string>(words: readonly Word[], said: unknown) =>
    words.find((word) => word === said)
  return {
    language: one(languages, language) ?? null,
    theme: one(themes, theme) ?? 'system',
    palette:
      one(palettes, palette) ?? (matchMedia('(prefers-contrast: more)').matches ? 'contrast' : 'standard'),
    units: one(unitSystems, units) ?? 'km',
  }
}

const key = 'plugboard-settings'

/** Settings as kept; what is missing, broken or out of reach is as if nobody had set it. */
export function readSettings(): Settings {
  let kept: unknown = {}
  try {
    kept = JSON.parse(localStorage.getItem(key) ?? '{}')
  } catch {
    // No storage, or no JSON: nothing was set.
  }
  return parseSettings(kept)
}

/** Keeps settings for the next visit, where the browser lets us. */
export function keepSettings(settings: Settings): void {
  try {
    localStorage.setItem(key, JSON.stringify(settings))
  } catch {
    // They hold until the page is closed.
  }
}

/** Sets the colours of style sheets, map and browser. */
export function showColours({ theme, palette }: Pick<Settings, 'theme' | 'palette'>): void {
  const { dataset } = document.documentElement
  if (theme === 'system') delete dataset.theme
  else dataset.theme = theme
  if (palette === 'standard') delete dataset.palette
  else dataset.palette = palette
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const own = meta.dataset.theme
    meta.media = theme === 'system' ? `(prefers-color-scheme: ${own})` : own === theme ? 'all' : 'not all'
  }
}
