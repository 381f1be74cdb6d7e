import { plugLabel } from '../../model/evse-id'
import type { Plug, RawField, Station } from '../../model/station'
import { cleanText } from '../../model/text'
import { useI18n } from '../../ui/i18n/I18nContext'

interface Part {
  id: string
  /** Empty for the station itself. */
  label: string
  fields: readonly RawField[]
}

/** Fields of the record that the model does not have, unchanged. The catalog only returns them to signed-in viewers. */
export function RawFields({ station }: { station: Station }) {
  const i18n = useI18n()
  const hasRawFields = [station, ...station.plugs].some(({ rawFields = [] }) => rawFields.length > 0)
  if (!hasRawFields) return null
  const parts: Part[] = [
    { id: station.id, label: '', fields: station.rawFields },
    ...station.plugs.map((plug) => ({ id: plug.id, label: plugLabel(plug), fields: listRawFields(plug) })),
  ]
  const shown = parts.filter(({ fields }) => fields.length > 0)
  return (
    <details className="raw-fields">
      <summary>{i18n.t('station.raw')}</summary>
      <p className="quiet">{i18n.t('station.raw.hint')}</p>
      {shown.map(({ id, label, fields }) => (
        <dl key={id} className="facts" aria-label={label || cleanText(id)}>
          {fields.map(({ name, text }) => (
            <div key={name}>
              <dt>
                <bdi>{cleanText(`${label} ${name}`)}</bdi>
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

/** Lists a plug's raw fields. Where another name is shown, the feed's key comes first. */
function listRawFields(plug: Plug): RawField[] {
  const key = plugLabel(plug) === cleanText(plug.id) ? [] : [{ name: 'scode', text: cleanText(plug.id) }]
  return [...key, ...(plug.rawFields ?? [])]
}
