import type { ClassQuery } from '../../catalog/map-classes'
import { useI18n } from '../../ui/i18n/I18nContext'
import { useLook } from '../../ui/look/use-look'
import { ClassIcon } from './ClassIcon'
import { labelClasses } from './class-labels'
import { listLooks } from './class-looks'

interface Props {
  classes: ClassQuery
  /** Number of stations in each class: classes without stations are left out. Absent: all classes, without numbers. */
  counts?: readonly number[]
  /** Index of the first class that is shown. */
  from?: number
}

/** Legend of classes: icon and name of each, in their order. */
export function ClassLegend({ classes, counts, from = 0 }: Props) {
  const i18n = useI18n()
  const look = useLook()
  const labels = labelClasses(i18n, classes)
  return (
    <ul className="legend-key" aria-label={i18n.t('map.legend')}>
      {listLooks(classes.by, look).map((one, index) => {
        const label = labels[index] ?? ''
        if (index < from || label === '' || counts?.[index] === 0) return null
        return (
          <li key={label}>
            <ClassIcon look={one} size={counts ? 14 : 18} /> {counts && `${i18n.number(counts[index] ?? 0)} `}
            <bdi>{label}</bdi>
          </li>
        )
      })}
    </ul>
  )
}
