import { type ReactNode, useState } from 'react'

interface Props {
  /** One line for each publisher. Its parts may be links. */
  lines: readonly (readonly { text: string; url: string | null }[])[]
  label: string
  /** First items of the list. */
  notes?: ReactNode
}

/** List of the publishers of the map's data, on a narrow screen below a button: there it would cover stations. */
export function AttributionList({ lines, label, notes }: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="map-credits">
      <button
        type="button"
        className="credits-button"
        aria-label={label}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        i
      </button>
      <ul className="map-attribution" aria-label={label}>
        {notes}
        {lines.map((parts) => (
          <li key={JSON.stringify(parts)}>
            {parts.map(({ text, url }) =>
              url === null ? (
                <span key={text}>{text}</span>
              ) : (
                <a key={text} href={url} target="_blank" rel="noopener noreferrer">
                  {text}
                </a>
              ),
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
