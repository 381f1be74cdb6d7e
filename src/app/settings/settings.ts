import { type Language, languages } from '../../i18n/languages'
import { type Units, unitSystems } from '../../i18n/units'
import { storedText } from '../../ui/stored/stored-text'

export const themes = ['system', 'light', 'dark'] as const
export const palettes = ['standard', 'contrast'] as const

/** Settings of a person for this browser. */
export interface Settings {
  /** `null`: the browser's language. */
  language: Language | null
  theme: (typeof themes)[number]
  palette: (typeof palettes)[number]
  units: Units
}

/** Parses stored settings field by field: one invalid field does not affect the others. */
function parseSettings(stored: unknown): Settings {
  const { language, theme, palette, units }: Partial<Record<keyof Settings, unknown>> = Object(stored)
  const findOption = <Option extends string>(options: readonly Option[], text: unknown) =>
    options.find((option) => option === text)
  return {
    language: findOption(languages, language) ?? null,
    theme: findOption(themes, theme) ?? 'system',
    palette:
      findOption(palettes, palette) ??
      (matchMedia('(prefers-contrast: more)').matches ? 'contrast' : 'standard'),
    units: findOption(unitSystems, units) ?? 'km',
  }
}

const storedSettings = storedText('plugboard.settings')

/** Returns the stored settings. Missing, invalid or unavailable ones have their defaults. */
export function readSettings(): Settings {
  let stored: unknown = {}
  try {
    stored = JSON.parse(storedSettings.read() ?? '{}')
  } catch {
    // No JSON: use the defaults.
  }
  return parseSettings(stored)
}

/** Stores settings for the next visit. If the browser does not allow it, they apply until the page is closed. */
export function storeSettings(settings: Settings): void {
  storedSettings.write(JSON.stringify(settings))
}

/** Sets the colours of style sheets, map and browser. */
export function showColours({ theme, palette }: Pick<Settings, 'theme' | 'palette'>): void {
  const { dataset } = document.documentElement
  if (theme === 'system') delete dataset.theme
  else dataset.theme = theme
  if (palette === 'standard') delete dataset.palette
  else dataset.palette = palette
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    meta.media = findMedia(meta.dataset.theme, theme)
  }
}

/** Returns the media query of the `theme-color` of `theme`, when `chosen` is the chosen one. */
function findMedia(theme: string | undefined, chosen: Settings['theme']): string {
  if (chosen === 'system') return `(prefers-color-scheme: ${theme})`
  return theme === chosen ? 'all' : 'not all'
}
