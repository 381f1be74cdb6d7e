import { encode } from 'uqr'

/** Modules of white around it, as the standard has it; scanners need them. */
const quietZone = 4

/** The text as a QR code that survives a crease (level M), black on white whatever the theme. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, data } = encode(text, { ecc: 'M', border: quietZone })
  const modules = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : [])))
  return (
    <svg
      className="qr"
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <rect width={size} height={size} fill="#ffffff" />
      <path d={modules.join('')} fill="#000000" />
    </svg>
  )
}
