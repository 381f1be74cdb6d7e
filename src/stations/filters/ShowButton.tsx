import { useWords } from '../../ui/words/Words'

/** Button that closes the dialog and shows the number of matching stations. */
export function ShowButton({ count }: { count: number }) {
  return (
    <button type="submit" className="button button-primary">
      {useWords().t('filters.show', { count })}
    </button>
  )
}
