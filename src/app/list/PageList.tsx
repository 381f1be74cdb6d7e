import type { ComponentProps } from 'react'
import { useSession } from '../../auth/SessionContext'
import { carKey, favouritesKey } from '../../stations/stored-keys'
import { storedText } from '../../ui/stored/stored-text'
import { useSignIn } from '../account/use-sign-in'
import { lazyPart } from '../lazy/lazy-part'
import { usePage } from '../page/PageContext'
import { StationsSheet } from './StationsSheet'

// Their scripts load after the first list and the map.
const HeadControls = lazyPart(async () => (await import('./HeadControls')).HeadControls)
const ListNotes = lazyPart(async () => (await import('./ListNotes')).ListNotes)
const ListTools = lazyPart(async () => (await import('./ListTools')).ListTools)

interface Props extends Pick<ComponentProps<typeof StationsSheet>, 'sheet' | 'onAbout'> {
  /** Whether the first screen no longer loads; the scripts of more controls load after it. */
  isFirstScreenOver: boolean
  tools: ComponentProps<typeof ListTools>
  notes: ComponentProps<typeof ListNotes>
}

/** List of the main page with all its controls. */
export function PageList({ isFirstScreenOver, tools, notes, ...rest }: Props) {
  const { config } = usePage()
  const { pages: legalPages } = config
  const { state } = useSession()
  const hasTools = state.kind === 'signed-in' || hasStored()
  return (
    <StationsSheet
      {...rest}
      session={state}
      headControls={isFirstScreenOver && <HeadControls bounds={tools.bounds} />}
      tools={
        <div className="list-tools" data-has-room={hasTools || undefined}>
          {isFirstScreenOver && <ListTools {...tools} />}
        </div>
      }
      note={(isFirstScreenOver || legalPages) && <ListNotes {...notes} />}
      onSignIn={useSignIn()}
      onEverywhere={() => tools.bounds.setLimited(false)}
    />
  )
}

const stored = [favouritesKey, carKey].map(storedText)

/**
 * Returns whether this device may have favourites or a car, whose chips load after the list: their row has room, so
 * that it does not move the list.
 */
function hasStored(): boolean {
  return stored.some((one) => Boolean(one.read()))
}
