import type { RawField, Station } from '../model/station'
import { cleanText } from '../model/text'
import { useWords } from '../ui/Words'

/** What the service says and nobody here understands, as it came; the catalog gives it to signed-in viewers only. */
export function RawFields({ station }: { station: Station }) {
  const words = useWords()
  const parts: [id: string, fields: readonly RawField[]][] = [
    [station.id, station.unread],
    ...station.plugs.map(({ id, unread }) => [id, unread ?? []] as [string, readonly RawField[]]),
  ]
  const shown = parts.filter(([, fields]) => fields.length > 0)
  if (shown.length === 0) return null
  return (
    <details className="raw-fields">
      <summary>{words.t('station.raw')}</summary>
      <p className="station-quiet">{words.t('station.raw.hint')}</p>
      {shown.map(([id, fields]) => (
        <dl key={id} className="facts" aria-label={cleanText(id)}>
          {fields.map(({ name, text }) => (
            <div key={name}>
              <dt>
                <bdi>{cleanText(id === station.id ? name : `${id} ${name}`)}</bdi>
              </dt>
              <dd>
                <bdi>{text}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      ))}
    </details>
  )
}
