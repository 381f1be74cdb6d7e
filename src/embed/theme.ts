/** Parses `light` or `dark`; `null`: the system's theme, or that of the frame, applies. */
export function linkedTheme(search: string): 'light' | 'dark' | null {
  const theme = new URLSearchParams(search).get('theme')
  return theme === 'light' || theme === 'dark' ? theme : null
}
