import { useWords } from '../words/Words'

/** Button that reloads the page if a script, or the page, could not be loaded. */
export function ReloadButton() {
  const words = useWords()
  return (
    <button type="button" className="button" onClick={() => window.location.reload()}>
      {words.t('app.reload')}
    </button>
  )
}
