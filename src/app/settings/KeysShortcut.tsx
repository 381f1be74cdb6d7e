import { useEffect, useState } from 'react'
import { isPageKey } from '../../ui/page-key'
import { LazyKeysDialog } from './LazyKeysDialog'

/** Opens the list of keys on `?`. */
export function KeysShortcut() {
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      if (!isPageKey(event, '?')) return
      event.preventDefault()
      setIsOpen(true)
    }
    document.addEventListener('keydown', open)
    return () => document.removeEventListener('keydown', open)
  }, [])
  return isOpen && <LazyKeysDialog onClose={() => setIsOpen(false)} />
}
