import { useQuery } from '@tanstack/react-query'
import type { Source } from '../catalog/source'
import { useWords } from '../ui/Words'
import { rejectedQuery } from './queries'

/** As many as fit into the place of a list. */
const most = 3

/** Why stations were refused, the most frequent reason first. */
export function RefusedReasons({ source, revision }: { source: Source; revision: number }) {
  const words = useWords()
  const { data = [] } = useQuery(rejectedQuery(source, revision))
  const counts = new Map<string, number>()
  for (const { kind, reason } of data)
    if (kind === 'stations') counts.set(reason, (counts.get(reason) ?? 0) + 1)
  const reasons = [...counts].sort(([, one], [, other]) => other - one).slice(0, most)
  return (
    <ul>
      {reasons.map(([reason, count]) => (
        <li key={reason}>
          {words.number(count)} × <bdi>{reason}</bdi>
        </li>
      ))}
    </ul>
  )
}
