import type { Translator } from '../../i18n/translator'
import { NotLoadedError } from '../../ui/not-loaded-error'

/**
 * Says why a part of the page is not shown: its script could not be loaded, or it has a defect.
 * @param lost the sentence for a script that could not be loaded
 */
export const explainPart = (words: Translator, error: unknown, lost = words.t('error.not-loaded')): string =>
  error instanceof NotLoadedError ? lost : words.t('error.unexpected')
