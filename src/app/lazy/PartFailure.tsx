import { Placeholder } from '../../ui/content/Placeholder'
import { ReloadButton } from '../../ui/controls/ReloadButton'
import { useI18n } from '../../ui/i18n/I18nContext'
import { explainPart } from './explain-part'

interface Props {
  error: unknown
  /** Sentence for a script that could not be loaded. Absent: that of any part of the page. */
  lost?: string | undefined
}

/** Replacement of a part of the page whose script could not be loaded, or that has a defect. */
export function PartFailure({ error, lost }: Props) {
  const i18n = useI18n()
  return (
    <Placeholder title={explainPart(i18n, error, lost)}>
      <ReloadButton />
    </Placeholder>
  )
}
