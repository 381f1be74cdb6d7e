import { StatusSign } from '../StatusSign'
import { discRadius, signBox } from '../sign-shapes'
import type { ClassLook } from './class-looks'

/** Sign of a class, hidden from screen readers because its name is always beside it. @param size CSS pixels */
export function ClassSign({ look, size }: { look: ClassLook; size: number }) {
  if ('status' in look) return <StatusSign status={look.status} faded={false} size={size} />
  return (
    <svg
      className="sign"
      width={size}
      height={size}
      viewBox={`0 0 ${signBox} ${signBox}`}
      aria-hidden="true"
      focusable="false"
    >
      <circle cx={signBox / 2} cy={signBox / 2} r={discRadius} fill={look.colour} />
      <path className="sign-ink" d={look.path} strokeWidth={2} />
    </svg>
  )
}
