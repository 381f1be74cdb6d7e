import type { ComponentProps } from 'react'
import { useSession } from '../../auth/SessionContext'
import { useSignIn } from '../account/use-sign-in'
import { lazyPart } from '../lazy/lazy-part'
import { usePage } from '../page/PageContext'
import { StationsSheet } from './StationsSheet'

// Their scripts load after the first list and the map.
const ExportStations = lazyPart(async () => (await import('./ExportStations')).ExportStations)
const ListNotes = lazyPart(async () => (await import('./ListNotes')).ListNotes)
const ListTools = lazyPart(async () => (await import('./ListTools')).ListTools)

interface Props extends Pick<ComponentProps<typeof StationsSheet>, 'sheet' | 'onAbout'> {
  /** Whether the first screen is shown; the scripts of more controls load after it. */
  isListed: boolean
  tools: ComponentProps<typeof ListTools>
  location: ComponentProps<typeof ListNotes>
}

/** List of the main page with all its controls. */
export function PageList({ isListed, tools, location, ...rest }: Props) {
  const { config } = usePage()
  const { pages } = config
  const { state } = useSession()
  return (
    <StationsSheet
      {...rest}
      session={state}
      more={isListed && <ExportStations />}
      tools={<div className="list-tools">{isListed && <ListTools {...tools} />}</div>}
      note={(isListed || pages) && <ListNotes {...location} />}
      onSignIn={useSignIn()}
      onEverywhere={() => tools.bounds.onLimited(false)}
    />
  )
}
