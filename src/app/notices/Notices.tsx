import { useEffect, useState } from 'react'
import type { SessionState } from '../../auth/session-state'
import type { Facets, Snapshot } from '../../catalog/catalog-api'
import type { I18n } from '../../i18n/i18n'
import { type Filters, noFilters } from '../../model/filters'
import { runAfter, startup } from '../../startup'
import type { StationQueries } from '../../stations/use-stations'
import { optionName } from '../../stations/words/option-name'
import { useI18n } from '../../ui/i18n/I18nContext'
import { lazyComponent } from '../../ui/lazy-component'
import { NoticeList } from './NoticeList'
import type { NoticeItem } from './notice-item'
import { findIgnoredFilters } from './notice-reasons'
import { useUrgentNotices } from './use-urgent-notices'

const loadPageNotices = async () => (await import('./PageNotices')).PageNotices
const PageNotices = lazyComponent(loadPageNotices)

interface Props {
  session: SessionState
  stations: StationQueries
  onFilter(filters: Filters): void
  onSignIn(): void
}

/** All current notices, the most urgent first. */
export function Notices({ session, stations, onFilter, onSignIn }: Props) {
  const i18n = useI18n()
  const { snapshot, facets } = stations
  const { filters } = stations.query
  /** Whether the messages and scripts of all notices are loaded. */
  const [hasAllWords, setAllWords] = useState(false)
  const isSignedIn = session.kind === 'signed-in'
  useEffect(() => {
    const load = () =>
      Promise.all([loadPageNotices(), i18n.complete()]).then(
        () => setAllWords(true),
        () => undefined,
      )
    // A login may have a notice: later it would move the rows under a press.
    if (isSignedIn) void load()
    else return runAfter(startup.firstScreen(), load)
  }, [i18n, isSignedIn])
  const notices = [...useUrgentNotices(session, stations, { onSignIn, hasAllWords })]
  if (snapshot && session.kind === 'signed-in' && hasAllWords) {
    const isShown = filters.feature.includes('closed-values')
    const showClosed = () => {
      onFilter({ ...noFilters, feature: ['closed-values'] })
      // The clicked button is removed.
      document.getElementById('stations')?.focus()
    }
    notices.push(...loginNotices(i18n, snapshot, isShown ? undefined : showClosed))
  }
  if (hasAllWords) notices.push(...ignoredNotices(i18n, findIgnoredFilters(snapshot, facets), session))
  return <NoticeList notices={notices}>{hasAllWords && <PageNotices snapshot={snapshot} />}</NoticeList>
}

/**
 * Returns notices about the data that the login adds, or why it adds none.
 * @param showClosed lists the stations whose closed values the login adds; absent while they are listed
 */
function loginNotices(
  i18n: I18n,
  { revealed, tokenFailure }: Snapshot,
  showClosed: (() => void) | undefined,
): NoticeItem[] {
  if (tokenFailure !== null) {
    const text = i18n.t(tokenFailure === 'refused' ? 'session.refused' : 'session.not-refreshed')
    return [{ text, tone: 'warning' }]
  }
  if (revealed === null) return []
  if (revealed.values === 0) return [{ text: i18n.t('session.revealed.none'), tone: 'plain' }]
  return [{ text: i18n.t('session.revealed', { ...revealed }), tone: 'closed', onPress: showClosed }]
}

/** Returns notices about chosen filters that match no station; anonymous viewers cannot filter by closed values. */
function ignoredNotices(i18n: I18n, ignored: Facets['ignored'], session: SessionState): NoticeItem[] {
  const needsSignIn = ({ value }: Facets['ignored'][number]) =>
    session.kind !== 'signed-in' && value === 'closed-values'
  const others = ignored.filter((one) => !needsSignIn(one))
  const toName = ({ group, value }: Facets['ignored'][number]) => optionName(i18n, group, value)
  const notices: NoticeItem[] = ignored.filter(needsSignIn).map((one) => ({
    text: i18n.t('filters.signed-in-only', { name: toName(one) }),
    tone: 'plain',
  }))
  if (others.length === 0) return notices
  const names = i18n.list(others.map(toName))
  return [...notices, { text: i18n.t('filters.ignored', { count: others.length, names }), tone: 'plain' }]
}
