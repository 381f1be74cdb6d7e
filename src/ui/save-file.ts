export interface MadeFile {
  name: string
  /** Media type. */
  type: string
  text: string
}

/** Hands a file to the browser to keep. It never leaves the device. */
export function saveFile({ name, type, text }: MadeFile): void {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Safari starts to read only after this turn.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
