import { Palette } from 'lucide-react'
import { attentionReasons, defaultOldFrom } from '../../catalog/attention'
import type { MessageKey } from '../../i18n/languages'
import { ClassLegend } from '../../stations/colours/ClassLegend'
import { useI18n } from '../../ui/i18n/I18nContext'
import '../../ui/controls/field.css'
import '../../ui/controls/further-choice.css'
import './map-colours.css'
import { type MapColour, mapColours, useMapColour } from '../link/use-map-colour'
import { useColouring } from '../map/use-colouring'
import { usePage } from '../page/PageContext'

const names: Record<MapColour, MessageKey> = {
  status: 'filters.status',
  attention: 'team.colour.attention',
  age: 'team.colour.age',
  complete: 'team.colour.complete',
  use: 'team.colour.use',
  provider: 'filters.provider',
}

/**
 * Choice of what the map's symbols are coloured by, with the legend of the chosen classes. The reasons on the attention
 * page are the legend of its default colour.
 */
export function MapColours({ defaultColour }: { defaultColour: MapColour }) {
  const i18n = useI18n()
  const { stations, view } = usePage()
  const [colour, setColour] = useMapColour(defaultColour)
  const classes = useColouring(stations, view.work)?.classes
  return (
    <div
      className={`map-colours ${colour === defaultColour ? 'further-choice' : ''}`}
      data-classes={classes?.by}
    >
      <label title={i18n.t('team.colour')}>
        <span className="visually-hidden">{i18n.t('team.colour')}</span>
        <Palette size={18} aria-hidden />
        <select
          className="field"
          value={colour}
          onChange={({ target: { value } }) => setColour(mapColours.find((one) => one === value) ?? 'status')}
        >
          {mapColours.map((one) => (
            <option key={one} value={one}>
              {i18n.t(names[one])}
            </option>
          ))}
        </select>
      </label>
      {classes && (
        <>
          <ClassLegend
            classes={classes}
            from={colour === 'attention' && defaultColour === colour ? attentionReasons.length : 0}
          />
          {colour !== defaultColour && (
            <p className="quiet">
              {i18n.t(`team.colour.${classes.by}.note`, { age: i18n.age(0, defaultOldFrom) })}{' '}
              {i18n.t('team.colour.note')}
            </p>
          )}
        </>
      )}
    </div>
  )
}
