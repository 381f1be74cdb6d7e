import type { Status } from '../model/status'
import { discRadius, iconBox, iconShapes, ring } from './icon-shapes'
import './status-icon.css'

interface Props {
  status: Status
  faded: boolean
  /** Width and height in CSS pixels. */
  size: number
}

/** Icon of a status, hidden from screen readers because its name is always beside it. */
export function StatusIcon({ status, faded, size }: Props) {
  const { disc, paths } = iconShapes[status]
  const ink = disc === 'full' ? 'status-icon-ink' : 'status-icon-line'
  return (
    <svg
      className={`status-icon status-icon-${status}`}
      data-stale={faded || undefined}
      width={size}
      height={size}
      viewBox={`0 0 ${iconBox} ${iconBox}`}
      aria-hidden="true"
      focusable="false"
    >
      {disc === 'full' ? (
        <circle cx={iconBox / 2} cy={iconBox / 2} r={discRadius} fill="currentColor" />
      ) : (
        <circle
          className="status-icon-ring"
          cx={iconBox / 2}
          cy={iconBox / 2}
          r={ring.radius}
          strokeWidth={ring.line}
          strokeDasharray={disc === 'dashed' ? ring.dashes.join(' ') : undefined}
        />
      )}
      {paths.map(({ path, line }) =>
        line === null ? (
          <path key={path} className={`${ink} status-icon-area`} d={path} />
        ) : (
          <path key={path} className={ink} d={path} strokeWidth={line} />
        ),
      )}
    </svg>
  )
}
