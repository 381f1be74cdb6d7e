import { Revealed } from '../../team/revealed/Revealed'
import type { WorkProps } from '../../team/work-props'
import { useRevealedType } from '../link/use-revealed-type'
import { WorkSignIn } from './WorkSignIn'

/** Page about closed values with its parameter of the link. */
export function RevealedWork(props: WorkProps) {
  const [{ type }, change] = useRevealedType()
  return (
    <Revealed
      {...props}
      signIn={<WorkSignIn className="button" />}
      dataType={type === '' ? null : type}
      onType={(next) => change({ type: next ?? '' })}
    />
  )
}
