import { minute } from '../../durations'

export interface GeneratedFile {
  name: string
  /** Media type. */
  type: string
  text: string
}

/** Saves a file by a download of the browser. It never leaves the device. */
export function saveFile({ name, type, text }: GeneratedFile): void {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Safari starts to read after this task.
  setTimeout(() => URL.revokeObjectURL(url), minute)
}
