export type CopyOutcome = 'none' | 'copied' | 'not-copied'

export async function copyText(text: string): Promise<CopyOutcome> {
  try {
    await navigator.clipboard.writeText(text)
    return 'copied'
  } catch {
    // No secure context, or no permission.
    return 'not-copied'
  }
}
