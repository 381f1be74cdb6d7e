import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useMemo } from 'react'
import { usualOldFrom } from '../../catalog/attention'
import type { CatalogApi, Snapshot } from '../../catalog/catalog-api'
import type { CatalogHandle } from '../../catalog/catalog-handle'
import { type ClassQuery, maxProviders } from '../../catalog/map-classes'
import type { MessageKey } from '../../i18n/languages'
import { noFilters } from '../../model/filters'
import { revisionQuery } from '../../queries/revision-query'
import { ClassKey } from '../../stations/colours/ClassKey'
import { parseMix, toClassIconId } from '../../stations/colours/class-icon-id'
import type { Colouring } from '../../stations/map/colouring'
import { useWords } from '../../ui/Words'
import '../../ui/field.css'
import './map-colours.css'
import { type MapColour, mapColours, useMapColour } from '../link/use-map-colour'

interface Props {
  handle: CatalogHandle
  snapshot: Snapshot
  now: number
  /** Colour while nobody has chosen one. */
  usual: MapColour
  /** Called with the same object while nothing changes; `null`: the map is coloured by status. */
  onColouring(colouring: Colouring | null): void
}

const names: Record<MapColour, MessageKey> = {
  status: 'filters.status',
  attention: 'team.attention',
  age: 'team.colour.age',
  complete: 'team.colour.complete',
  use: 'team.colour.use',
  provider: 'filters.provider',
}

/**
 * Choice of what the map's symbols are coloured by, with the legend of the chosen classes. The page itself explains its
 * usual colour.
 */
export function MapColours({ handle, snapshot, now, usual, onColouring }: Props) {
  const words = useWords()
  const [by, onBy] = useMapColour(usual)
  const classes = useClasses(by, { handle, snapshot, now })
  const colouring = useMemo(() => classes && toColouring(classes), [classes])
  const report = useEffectEvent(onColouring)
  useEffect(() => {
    report(colouring)
    return () => report(null)
  }, [colouring])
  return (
    <div className="map-colours" data-classes={classes?.by}>
      <label>
        <span>{words.t('team.colour')}</span>
        <select
          className="field"
          value={by}
          onChange={({ target: { value } }) => onBy(mapColours.find((one) => one === value) ?? 'status')}
        >
          {mapColours.map((one) => (
            <option key={one} value={one}>
              {words.t(names[one])}
            </option>
          ))}
        </select>
      </label>
      {classes && (
        <>
          <ClassKey classes={classes} />
          {by !== usual && (
            <p className="workspace-quiet">
              {words.t(`team.colour.${classes.by}.note`, { age: words.age(0, usualOldFrom) })}{' '}
              {words.t('team.colour.note')}{' '}
              <span className="map-colours-covered">{words.t('team.colour.covered')}</span>
            </p>
          )}
        </>
      )}
    </div>
  )
}

/** Returns the query of the chosen classes; `null` for status and while the providers are loading. */
function useClasses(
  by: MapColour,
  { handle, snapshot, now }: Omit<Props, 'usual' | 'onColouring'>,
): ClassQuery | null {
  const isRawKnown = snapshot.revealed !== null
  const isSilentKnown = isRawKnown && snapshot.tokenFailure === null
  const { data: providers } = useQuery({
    ...revisionQuery(handle, snapshot.revision, {
      name: 'providers',
      ask: (catalog) => listProviders(catalog, now),
    }),
    enabled: by === 'provider',
  })
  const names = providers?.join('\n')
  return useMemo(() => {
    if (by === 'status') return null
    if (by === 'provider') return names === undefined ? null : { by, providers: names.split('\n') }
    if (by === 'complete') return { by, isRawKnown }
    if (by === 'attention') return { by, isSilentKnown }
    return { by }
  }, [by, isRawKnown, isSilentKnown, names])
}

/** Providers with the most stations, whatever the filters, so that a filter changes no colour. */
async function listProviders(catalog: CatalogApi, now: number): Promise<string[]> {
  const { groups } = await catalog.facets({ filters: noFilters, bounds: null, now })
  return groups.provider
    .toSorted((one, other) => other.count - one.count || one.value.localeCompare(other.value))
    .slice(0, maxProviders)
    .map(({ value }) => value)
}

function toColouring(classes: ClassQuery): Colouring {
  return {
    classes,
    toIcon: toClassIconId,
    Mix: ({ classes: text }) => {
      const mix = parseMix(text)
      return mix?.by === classes.by ? <ClassKey classes={classes} counts={mix.counts} /> : null
    },
  }
}
