import { useEffect, useEffectEvent, useState } from 'react'

/** Milliseconds after the last key until list and map are updated: each key updates the suggestions first. */
const typingPause = 120

/** Text of a field. List and map use it after a pause in typing. */
export interface TypedText {
  text: string
  /** Text that list and map do not use yet; `null`: they use the current text. */
  pending: string | null
  setPending(text: string | null): void
  /** Updates list and map at once. */
  applyNow(text: string): void
}

/** @param appliedText text that list and map use now */
export function useTypedText(appliedText: string, onChange: (text: string) => void): TypedText {
  const [pending, setPending] = useState<string | null>(null)
  const applyNow = (text: string) => {
    setPending(null)
    onChange(text)
  }
  const apply = useEffectEvent(applyNow)
  useEffect(() => {
    if (pending === null) return
    const timer = setTimeout(() => apply(pending), typingPause)
    return () => clearTimeout(timer)
  }, [pending])
  return { text: pending ?? appliedText, pending, setPending, applyNow }
}
