import { Placeholder } from '../../ui/content/Placeholder'
import { ReloadButton } from '../../ui/controls/ReloadButton'
import { useWords } from '../../ui/words/Words'
import { explainPart } from './explain-part'

interface Props {
  error: unknown
  /** Sentence for a script that could not be loaded. Absent: that of any part of the page. */
  lost?: string | undefined
}

/** Replacement of a part of the page whose script could not be loaded, or that has a defect. */
export function PartFailure({ error, lost }: Props) {
  const words = useWords()
  return (
    <Placeholder title={explainPart(words, error, lost)}>
      <ReloadButton />
    </Placeholder>
  )
}
