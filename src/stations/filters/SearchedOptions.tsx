import { type ComponentProps, useId, useState } from 'react'
import { foldText } from '../../model/text'
import { useI18n } from '../../ui/i18n/I18nContext'
import { FilterOptions } from './FilterOptions'

/** Number of options above which a group has a search field. */
const manyOptions = 12

/** Options in a scrolling box, with a search field if there are many. */
export function SearchedOptions(props: ComponentProps<typeof FilterOptions>) {
  const i18n = useI18n()
  const id = useId()
  const [text, setText] = useState('')
  const { group, options, chosen } = props
  if (options.length === 0) return null
  const label = i18n.t('filters.find', { group: i18n.t(`filters.${group}`) })
  const like = options.filter(
    ({ value }) => chosen.includes(value) || foldText(value).includes(foldText(text.trim())),
  )
  return (
    <div className="many-options">
      <FilterOptions {...props} options={like} />
      {options.length > manyOptions && (
        <>
          <label className="visually-hidden" htmlFor={id}>
            {label}
          </label>
          <input
            id={id}
            type="search"
            className="many-options-find"
            value={text}
            placeholder={label}
            autoComplete="off"
            onChange={(event) => setText(event.target.value)}
          />
        </>
      )}
    </div>
  )
}
