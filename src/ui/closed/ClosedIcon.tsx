import { LockOpen } from 'lucide-react'

/** Small mark of what only a login shows, for rows. @param label its name, such as "Only your team sees these" */
export function ClosedIcon({ label }: { label: string }) {
  return <LockOpen size={13} role="img" aria-label={label} />
}
