import { NeverMoving } from '../history/NeverMoving'
import { useMovements } from '../history/use-movements'
import { Attention } from '../team/Attention'
import type { WorkPageProps } from './work-page-props'

/** Attention page with the stations and plugs that never move. */
export function AttentionWork(props: WorkPageProps) {
  const { source, snapshot, query, onOpen } = props
  const movements = useMovements(source, snapshot.revision, query)
  return (
    <Attention
      {...props}
      still={<NeverMoving key={source.viewer} movements={movements} now={query.now} onOpen={onOpen} />}
    />
  )
}
