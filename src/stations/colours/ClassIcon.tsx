import { discRadius, dotScale, iconBox } from '../icon-shapes'
import { StatusIcon } from '../StatusIcon'
import type { ClassLook } from './class-looks'

/** Icon of a class, hidden from screen readers because its name is always beside it. @param size CSS pixels */
export function ClassIcon({ look, size }: { look: ClassLook; size: number }) {
  if ('status' in look) return <StatusIcon status={look.status} faded={false} size={size} />
  return (
    <svg
      className="status-icon"
      width={size}
      height={size}
      viewBox={`0 0 ${iconBox} ${iconBox}`}
      aria-hidden="true"
      focusable="false"
    >
      <circle
        cx={iconBox / 2}
        cy={iconBox / 2}
        r={look.isDot ? dotScale * discRadius : discRadius}
        fill={look.colour}
      />
      <path className="status-icon-ink" d={look.path} strokeWidth={2} />
    </svg>
  )
}
