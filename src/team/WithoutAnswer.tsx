import { errorWords } from '../catalog/explain'
import { Placeholder } from '../ui/content/Placeholder'
import { useWords } from '../ui/words/Words'
import '../ui/look/paper.css'

/** Content of a page whose answer is loading or has failed. @param error `null`: it is loading */
export function WithoutAnswer({ error }: { error: unknown }) {
  const words = useWords()
  if (!error) return <p className="quiet screen-only">{words.t('list.loading')}</p>
  return <Placeholder title={words.t('team.failed')} hint={errorWords(words, error)} />
}
