import { useQuery } from '@tanstack/react-query'
import type { CatalogHandle } from '../../catalog/catalog-handle'
import { cleanText } from '../../model/text'
import { Placeholder } from '../../ui/content/Placeholder'
import { useI18n } from '../../ui/i18n/I18nContext'
import { lookUpQuery } from '../later-queries'
import { StationFacts } from './StationFacts'
import { StationUnanswered } from './StationUnanswered'

interface Props {
  handle: CatalogHandle
  id: string
  now: number
}

/** Panel for a station that is not loaded: inactive, outside of the region, unreadable, or non-existent. */
export function MissingStation({ handle, id, now }: Props) {
  const i18n = useI18n()
  const { data, error, isFetching, refetch } = useQuery(lookUpQuery(handle, id))
  if (error && !isFetching) return <StationUnanswered error={error} onRetry={() => void refetch()} />
  if (!data) return <p className="station-section quiet">{i18n.t('station.loading')}</p>
  if (!('station' in data)) {
    const key = data.kind === 'rejected' ? 'station.rejected' : 'station.missing'
    return <Placeholder title={i18n.t(key, { id: cleanText(id) })} hint={i18n.t(`${key}.hint`)} />
  }
  const { kind, station } = data
  return (
    <>
      <Placeholder
        title={i18n.t(`station.${kind}`, { name: station.name })}
        hint={i18n.t(`station.${kind}.hint`)}
      />
      <StationFacts station={{ ...station, plugs: [] }} aliases={[]} now={now} statedOnly />
    </>
  )
}
