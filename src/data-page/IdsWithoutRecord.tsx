import { useQuery } from '@tanstack/react-query'
import type { CatalogHandle } from '../catalog/catalog-handle'
import { errorWords } from '../catalog/failures/explain'
import { cleanText } from '../model/text'
import { useI18n } from '../ui/i18n/I18nContext'
import { idsWithoutRecordQuery } from './queries'
import { maxRows, RowsLeftOut } from './RowsLeftOut'

/** Ids that the service lists as stations without a record; renders nothing if each id has one. */
export function IdsWithoutRecord({ handle }: { handle: CatalogHandle }) {
  const i18n = useI18n()
  const { data, error } = useQuery(idsWithoutRecordQuery(handle))
  if (!error && (data === undefined || data.length === 0)) return null
  return (
    <section className="data-section">
      <h3>{i18n.t('data.ids-without-record')}</h3>
      {error ? (
        <p className="quiet">{errorWords(i18n, error)}</p>
      ) : (
        data && (
          <>
            <p className="quiet">{i18n.t('data.ids-without-record.hint', { count: data.length })}</p>
            <ul className="data-ids">
              {data.slice(0, maxRows).map((id) => (
                <li key={id}>
                  <bdi>{cleanText(id)}</bdi>
                </li>
              ))}
            </ul>
            <RowsLeftOut all={data.length} />
          </>
        )
      )}
    </section>
  )
}
