import type { Status } from '../model/status'
import { discRadius, ring, signBox, signShapes } from './sign-shapes'
import './status-sign.css'

interface Props {
  status: Status
  faded: boolean
  /** Width and height in CSS pixels. */
  size: number
}

/** Sign of a status, hidden from screen readers because its name is always beside it. */
export function StatusSign({ status, faded, size }: Props) {
  const { disc, marks } = signShapes[status]
  const ink = disc === 'full' ? 'sign-ink' : 'sign-line'
  return (
    <svg
      className={`sign sign-${status}`}
      data-stale={faded || undefined}
      width={size}
      height={size}
      viewBox={`0 0 ${signBox} ${signBox}`}
      aria-hidden="true"
      focusable="false"
    >
      {disc === 'full' ? (
        <circle cx={signBox / 2} cy={signBox / 2} r={discRadius} fill="currentColor" />
      ) : (
        <circle
          className="sign-ring"
          cx={signBox / 2}
          cy={signBox / 2}
          r={ring.radius}
          strokeWidth={ring.line}
          strokeDasharray={disc === 'dashed' ? ring.dashes.join(' ') : undefined}
        />
      )}
      {marks.map(({ path, line }) =>
        line === null ? (
          <path key={path} className={`${ink} sign-area`} d={path} />
        ) : (
          <path key={path} className={ink} d={path} strokeWidth={line} />
        ),
      )}
    </svg>
  )
}
