import type { ClassQuery } from '../../catalog/map-classes'
import { useLook } from '../../ui/look/use-look'
import { useWords } from '../../ui/words/Words'
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

/** Classes with icon and name, in their order. */
export function ClassKey({ classes, counts, from = 0 }: Props) {
  const words = useWords()
  const look = useLook()
  const labels = labelClasses(words, classes)
  return (
    <ul className="legend-key" aria-label={words.t('map.legend')}>
      {listLooks(classes.by, look).map((one, index) => {
        const label = labels[index] ?? ''
        if (index < from || label === '' || counts?.[index] === 0) return null
        return (
          <li key={label}>
            <ClassIcon look={one} size={counts ? 14 : 18} />{' '}
            {counts && `${words.number(counts[index] ?? 0)} `}
            <bdi>{label}</bdi>
          </li>
        )
      })}
    </ul>
  )
}
