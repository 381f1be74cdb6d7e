import { useI18n } from '../../ui/i18n/I18nContext'
import type { Choice } from './search-choices'
import './search-suggestions.css'

interface Props {
  id: string
  choices: readonly Choice[]
  /** Index of the active choice; -1: none. */
  activeIndex: number
  /** Message about the search for places. */
  notice: string
  onChoose(choice: Choice): void
}

/** Returns the id of the option at an index. */
export function toOptionId(id: string, index: number): string {
  return `${id}${index}`
}

/** Choices by group, and a message about the search for places. */
export function SuggestionList({ id, choices, activeIndex, notice, onChoose }: Props) {
  const i18n = useI18n()
  const groups = [...new Set(choices.map(({ group }) => group))]
  const toOption = (choice: Choice, index: number) => (
    <Option
      key={choice.key}
      id={toOptionId(id, index)}
      choice={choice}
      isActive={index === activeIndex}
      onChoose={onChoose}
    />
  )
  return (
    <div className="suggestions">
      <div
        id={id}
        role="listbox"
        tabIndex={-1}
        aria-label={i18n.t('search.suggestions')}
        // Keep the focus in the field.
        onMouseDown={(event) => event.preventDefault()}
      >
        {groups.map((group) => (
          <fieldset key={group}>
            <legend>{i18n.t(`search.${group}`)}</legend>
            {choices.map((choice, index) => choice.group === group && toOption(choice, index))}
          </fieldset>
        ))}
      </div>
      <output className="suggestions-foot">{notice}</output>
    </div>
  )
}

interface OptionProps {
  id: string
  choice: Choice
  isActive: boolean
  onChoose(choice: Choice): void
}

function Option({ id, choice, isActive, onChoose }: OptionProps) {
  return (
    <button
      type="button"
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className="suggestion"
      onClick={() => onChoose(choice)}
    >
      {choice.icon}
      <bdi className="suggestion-name">{choice.name}</bdi>{' '}
      <bdi className="suggestion-note">{choice.note}</bdi>
    </button>
  )
}
