/** `light` or `dark`; without one the system's, or that of the frame, holds. */
export function linkedTheme(search: string): 'light' | 'dark' | null {
  const theme = new URLSearchParams(search).get('theme')
  return theme === 'light' || theme === 'dark' ? theme : null
}
