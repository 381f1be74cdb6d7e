interface Props {
  /** One line for each publisher. Its parts may be links. */
  lines: readonly (readonly { text: string; url: string | null }[])[]
  label: string
}

/** List of the publishers of the map's data. */
export function AttributionList({ lines, label }: Props) {
  if (lines.length === 0) return null
  return (
    <ul className="map-attribution" aria-label={label}>
      {lines.map((parts) => (
        <li key={parts.map(({ text }) => text).join('')}>
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
  )
}
