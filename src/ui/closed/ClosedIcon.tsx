import { LockOpen } from 'lucide-react'

/**
 * Small mark of closed data for rows: an open lock, because this viewer may see what others may not.
 * @param label its name, such as "Only your team sees these"
 */
export function ClosedIcon({ label }: { label: string }) {
  return <LockOpen size={13} role="img" aria-label={label} />
}
