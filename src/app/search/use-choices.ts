import { useQuery } from '@tanstack/react-query'
import { useNow } from '../../ui/browser/use-now'
import { useI18n } from '../../ui/i18n/I18nContext'
import { usePage } from '../page/PageContext'
import { type GoTo, toChoices } from './search-choices'
import { suggestionsQuery } from './suggestions-query'
import { useGoTo } from './use-go-to'
import { usePlaces } from './use-places'
import type { TypedText } from './use-typed-text'

interface Handlers {
  onOpen(id: string): void
  onGoTo: GoTo
}

interface ChoicesInput {
  revision: number
  typedText: TypedText
  /** Whether suggestions are shown; otherwise there are no choices. */
  areShown: boolean
  onPlace(isNearby: boolean): void
}

/**
 * Searches the suggestions for the typed text. `isCurrent`: whether the choices are of this text, not of an earlier
 * one; `notice`: message about the search for places.
 */
export function useChoices({ revision, typedText, areShown, onPlace }: ChoicesInput) {
  const { config, stations, onOpen } = usePage()
  const { handle } = stations
  const { origin } = stations.query
  const i18n = useI18n()
  const now = useNow()
  const { text } = typedText
  const handlers = endTyping(typedText, { onOpen, onGoTo: useGoTo(onPlace) })
  const { data, isPlaceholderData } = useQuery({
    ...suggestionsQuery(handle, revision, { text, now, origin }),
    enabled: areShown,
  })
  const places = usePlaces({ config, handle, text, onGoTo: handlers.onGoTo })
  const isAnswered = areShown && data !== undefined
  const choices = isAnswered ? [...toChoices(i18n, data, { ...handlers, now }), ...places.choices] : []
  return { choices, isAnswered, isCurrent: !isPlaceholderData, notice: places.notice }
}

/** Returns handlers that end the typing first: its last key must not undo the choice. */
function endTyping({ pending, setPending, applyNow }: TypedText, { onOpen, onGoTo }: Handlers): Handlers {
  return {
    onOpen(id) {
      if (pending !== null) applyNow(pending)
      onOpen(id)
    },
    onGoTo(...place) {
      setPending(null)
      onGoTo(...place)
    },
  }
}
