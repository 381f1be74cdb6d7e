import { useEffect, useState } from 'react'
import { isPageKey } from '../../ui/browser/page-key'
import { LazyKeysDialog } from './LazyKeysDialog'

/** Opens the list of keys on `?`. */
export function KeysShortcut() {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      if (!isPageKey(event, '?')) return
      event.preventDefault()
      setOpen(true)
    }
    document.addEventListener('keydown', open)
    return () => document.removeEventListener('keydown', open)
  }, [])
  return isOpen && <LazyKeysDialog onClose={() => setOpen(false)} />
}
