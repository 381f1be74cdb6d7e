import { useEffect, useEffectEvent, useState } from 'react'

/** Milliseconds after the last key until list and map are updated: each key updates the suggestions first. */
const typingPause = 120

/** Text of a field, which list and map follow when the person pauses. */
export interface Typing {
  text: string
  /** Text that list and map do not use yet; `null`: they use the current text. */
  typed: string | null
  setTyped(text: string | null): void
  /** Updates list and map at once. */
  change(text: string): void
}

/** @param used text that list and map use */
export function useTypedText(used: string, onChange: (text: string) => void): Typing {
  const [typed, setTyped] = useState<string | null>(null)
  const change = (text: string) => {
    setTyped(null)
    onChange(text)
  }
  const follow = useEffectEvent(change)
  useEffect(() => {
    if (typed === null) return
    const timer = setTimeout(() => follow(typed), typingPause)
    return () => clearTimeout(timer)
  }, [typed])
  return { text: typed ?? used, typed, setTyped, change }
}
