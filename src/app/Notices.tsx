import { Suspense, useEffect, useState } from 'react'
import type { SessionState } from '../auth/session-state'
import type { Snapshot } from '../catalog/catalog-api'
import type { Translator } from '../i18n/translator'
import { afterFirstScreen } from '../stations/first-list'
import { optionName } from '../stations/option-name'
import type { Stations } from '../stations/use-stations'
import { lazily } from '../ui/lazily'
import { useNow } from '../ui/use-now'
import { useOnline } from '../ui/use-online'
import { useWords } from '../ui/Words'
import { NoticeList } from './NoticeList'
import { failedPartsText } from './part-notices'
import { type NoticeItem, sessionNotices } from './session-notices'

const loadLate = async () => (await import('./DataNotices')).DataNotices
const LateNotices = lazily(loadLate)

interface Props {
  session: SessionState
  stations: Stations
  onSignIn(): void
}

/** All that the person should know right now, most urgent first. */
export function Notices({ session, stations, onSignIn }: Props) {
  const words = useWords()
  const { snapshot, facets, refresh } = stations
  const now = useNow()
  const isOnline = useOnline()
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const load = () =>
      Promise.all([loadLate(), words.complete()]).then(
        () => setLate(true),
        () => undefined,
      )
    return afterFirstScreen(load)
  }, [words])
  const retry = { label: words.t('notice.retry'), run: refresh }
  const notices: NoticeItem[] = [
    ...sessionNotices(words, session, { onSignIn, hasAllWords: isLate }),
    ...(snapshot && isUnreached(snapshot) ? [offlineTelling(words, snapshot, { isOnline, now })] : []),
    ...(snapshot ? ofSnapshot(words, session, snapshot, { retry, now }) : []),
  ]
  // Without any station the list says why, and no filter matters.
  if (snapshot && snapshot.stations > 0 && facets && facets.ignored.length > 0) {
    const names = words.list(facets.ignored.map(({ group, value }) => optionName(words, group, value)))
    notices.push({
      text: words.t('filters.ignored', { count: facets.ignored.length, names }),
      tone: 'plain',
    })
  }
  return (
    <NoticeList notices={notices}>
      {isLate && (
        <Suspense>
          <LateNotices
            snapshot={snapshot}
            isWithoutStations={snapshot === undefined && stations.catalog.error !== null}
          />
        </Suspense>
      )}
    </NoticeList>
  )
}

/** The service has not answered, and was asked: the copy on this device is all there is. */
function isUnreached({ offline, parts }: Snapshot): boolean {
  return offline && parts.stations.failure?.name === 'NetworkError'
}

/** It stands beside the count of stations from the first moment: without it that count would look like now. */
function offlineTelling(
  words: Translator,
  { fetchedAt }: Snapshot,
  { isOnline, now }: { isOnline: boolean; now: number },
): NoticeItem {
  const text = words.t('offline.kept', {
    reason: isOnline ? 'service' : 'device',
    time: words.time(fetchedAt, now),
    age: words.ago(fetchedAt, now),
  })
  return { text, tone: 'warning', stays: true }
}

function ofSnapshot(
  words: Translator,
  session: SessionState,
  snapshot: Snapshot,
  { retry, now }: { retry: { label: string; run(): void }; now: number },
): NoticeItem[] {
  const notices: NoticeItem[] = []
  // The notice about the offline copy replaces this one.
  const failed = isUnreached(snapshot) ? null : failedPartsText(words, snapshot.parts, now)
  if (failed !== null) notices.push({ text: failed, tone: 'warning', action: retry, stays: true })
  if (session.kind !== 'signed-in') return notices
  const { revealed, tokenRefused } = snapshot
  if (tokenRefused) notices.push({ text: words.t('session.refused'), tone: 'warning' })
  else if (revealed && revealed.values > 0)
    notices.push({ text: words.t('session.revealed', { ...revealed }), tone: 'closed' })
  else if (revealed) notices.push({ text: words.t('session.revealed.none'), tone: 'plain' })
  return notices
}
