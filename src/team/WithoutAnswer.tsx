import { errorWords } from '../catalog/explain'
import { Placeholder } from '../ui/Placeholder'
import { useWords } from '../ui/Words'

/** Content of a page whose answer is loading or has failed. @param error `null`: it is loading */
export function WithoutAnswer({ error }: { error: unknown }) {
  const words = useWords()
  if (!error) return <p className="quiet">{words.t('list.loading')}</p>
  return <Placeholder title={words.t('team.failed')} hint={errorWords(words, error)} />
}
