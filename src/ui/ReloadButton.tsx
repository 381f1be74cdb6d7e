import { useWords } from './Words'

/** The way out where a script could not be loaded, or there is no page at all. */
export function ReloadButton() {
  const words = useWords()
  return (
    <button type="button" className="button" onClick={() => window.location.reload()}>
      {words.t('app.reload')}
    </button>
  )
}
