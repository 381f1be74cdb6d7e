import { type AttentionPage, type AttentionSort, attentionSorts } from '../../catalog/attention'
import type { MessageKey } from '../../i18n/languages'
import type { Filters } from '../../model/filters'
import { useI18n } from '../../ui/i18n/I18nContext'
import { oldAges } from './attention-choices'
import '../../ui/controls/field.css'
import '../../ui/controls/further-choice.css'

interface Props {
  providers: AttentionPage['providers']
  filters: Filters
  onFilter(filters: Filters): void
  sort: AttentionSort
  onSort(sort: AttentionSort): void
}

const sortLabels: Record<AttentionSort, MessageKey> = {
  newest: 'team.sort.newest',
  oldest: 'team.sort.oldest',
  name: 'list.sort.name',
  provider: 'station.provider',
}

/** Fields for the provider, which also filters list and map, and for the order. */
export function AttentionControls({ providers, filters, onFilter, sort, onSort }: Props) {
  const i18n = useI18n()
  const [chosen = '', ...others] = filters.provider
  const several = others.length > 0
  return (
    <div className="workspace-choices further-choice">
      <label>
        <span className="visually-hidden">{i18n.t('filters.provider')}</span>
        <select
          className="field"
          value={several ? '…' : chosen}
          onChange={({ target: { value } }) =>
            value !== '…' && onFilter({ ...filters, provider: value === '' ? [] : [value] })
          }
        >
          <option value="">{i18n.t('team.provider.all')}</option>
          {several && <option value="…">{i18n.list(filters.provider)}</option>}
          {chosen !== '' && !providers.some(({ value }) => value === chosen) && (
            <option value={chosen}>{chosen}</option>
          )}
          {providers.map(({ value, count }) => (
            <option key={value} value={value}>
              {value} ({i18n.number(count)})
            </option>
          ))}
        </select>
      </label>
      <label>
        <span className="visually-hidden">{i18n.t('list.sort')}</span>
        <select
          className="field"
          value={sort}
          onChange={({ target }) => onSort(attentionSorts.find((one) => one === target.value) ?? 'newest')}
        >
          {attentionSorts.map((one) => (
            <option key={one} value={one}>
              {i18n.t(sortLabels[one])}
            </option>
          ))}
        </select>
      </label>
    </div>
  )
}

interface OldFromProps {
  /** Milliseconds. */
  oldFrom: number
  onOldFrom(oldFrom: number): void
}

/** Field for the age from which a value is old. */
export function OldFrom({ oldFrom, onOldFrom }: OldFromProps) {
  const i18n = useI18n()
  return (
    <label className="workspace-choice">
      <span>{i18n.t('team.old-from')}</span>
      <select className="field" value={oldFrom} onChange={({ target }) => onOldFrom(Number(target.value))}>
        {Object.values(oldAges).map((age) => (
          <option key={age} value={age}>
            {i18n.age(0, age)}
          </option>
        ))}
      </select>
    </label>
  )
}
