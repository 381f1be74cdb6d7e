import type { I18n } from '../../i18n/i18n'
import { NotLoadedError } from '../../ui/not-loaded-error'

/**
 * Says why a part of the page is not shown: its script could not be loaded, or it has a defect.
 * @param lost the sentence for a script that could not be loaded
 */
export const explainPart = (i18n: I18n, error: unknown, lost = i18n.t('error.not-loaded')): string =>
  error instanceof NotLoadedError ? lost : i18n.t('error.unexpected')
