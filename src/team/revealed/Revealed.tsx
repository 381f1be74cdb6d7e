import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { failureWords } from '../../catalog/failures/failure-words'
import type { RevealedCount, RevealedPage, RevealedQuery } from '../../catalog/revealed'
import { cleanText } from '../../model/text'
import { ClosedOnPaper } from '../../ui/closed/ClosedOnPaper'
import { FailureNotice } from '../../ui/content/FailureNotice'
import { Placeholder } from '../../ui/content/Placeholder'
import { ExportControl } from '../../ui/export/ExportControl'
import { useI18n } from '../../ui/i18n/I18nContext'
import { allRows, revealedQuery, rowStep } from '../queries'
import { FileExport } from '../rows/FileExport'
import { WithoutAnswer } from '../rows/WithoutAnswer'
import type { WorkProps } from '../work-props'
import { RevealedCounts } from './RevealedCounts'
import { RevealedStations } from './RevealedStations'
import { Rights } from './Rights'
import { revealedFile } from './revealed-file'
import '../../ui/content/item-list.css'

interface Props extends WorkProps {
  /** Data type of the listed values; `null`: all. */
  dataType: string | null
  onType(dataType: string | null): void
  /** Button to sign in. */
  signIn: ReactNode
}

/** Values that only this login shows, by type, provider and station, and what everyone sees instead. */
export function Revealed(props: Props) {
  const i18n = useI18n()
  const { roles, snapshot, signIn } = props
  if (roles === null)
    return (
      <Placeholder title={i18n.t('team.revealed.sign-in')} hint={i18n.t('team.revealed.hint')}>
        {signIn}
      </Placeholder>
    )
  const { tokenFailure, revealed, parts } = snapshot
  if (tokenFailure !== null) {
    const reason = tokenFailure === 'not-refreshed' ? 'session.not-refreshed' : 'session.refused'
    return <Placeholder title={i18n.t(reason)} hint={i18n.t('team.revealed.hint')} />
  }
  if (revealed === null) {
    if (parts.values.isComing) return <WithoutAnswer error={null} />
    const { failure, fetchedAt } = parts.values
    if (fetchedAt !== null) return <Placeholder title={i18n.t('team.revealed.cut')} />
    if (failure === null) return <Placeholder title={i18n.t('session.revealed.none')} />
    return <FailureNotice>{`${i18n.t('team.failed')}. ${failureWords(i18n, failure)}`}</FailureNotice>
  }
  return <SignedIn {...props} roles={roles} />
}

function SignedIn(props: Props & { roles: readonly string[] }) {
  const { handle, snapshot, roles, dataType, onType } = props
  const i18n = useI18n()
  const [count, setCount] = useState(rowStep)
  const { filters, bounds, now } = props.query
  const query: RevealedQuery = { filters, bounds, now, dataType }
  const { data, error, refetch } = useQuery(revealedQuery(handle, snapshot.revision, query, count))
  if (error || !data) return <WithoutAnswer error={error} onRetry={refetch} />
  const none = snapshot.revealed?.values === 0 ? 'session.revealed.none' : 'team.revealed.filtered'
  return (
    <>
      <Rights roles={roles} page={data} />
      {data.values > 0 && <ClosedOnPaper />}
      {data.values === 0 ? (
        <Placeholder title={i18n.t(none)} />
      ) : (
        <RevealedValues
          work={props}
          query={query}
          data={data}
          onType={onType}
          onMore={() => setCount(count + rowStep)}
        />
      )}
    </>
  )
}

interface ValuesProps {
  work: WorkProps
  query: RevealedQuery
  data: RevealedPage
  onType(dataType: string | null): void
  onMore(): void
}

/** Closed values by type, by provider and by station, statuses that differ, and the export as a file. */
function RevealedValues({ work, query, data, onType, onMore }: ValuesProps) {
  const { config, handle, onFilter, onOpen } = work
  const i18n = useI18n()
  const { filters, dataType } = query
  const { feature } = filters
  const withClosed = feature.includes('closed-values') ? feature : [...feature, 'closed-values' as const]
  const provider = filters.provider.length === 1 ? (filters.provider[0] ?? null) : null
  return (
    <>
      <div className="workspace-row">
        <output className="item-count">
          {i18n.t('session.added', { values: data.values, stationCount: data.stationCount })}
        </output>
        <ExportControl>
          <FileExport
            closedRows="all"
            matched={data.matched}
            createFile={async () => {
              const page = await handle.catalog.revealed(query, 0, allRows)
              return { file: revealedFile(page, i18n, config), rows: page.rows.length }
            }}
          />
        </ExportControl>
      </div>
      <RevealedCounts
        title={i18n.t('data.type')}
        counts={withChosen(data.types, dataType)}
        chosen={dataType}
        nameOf={(name) => {
          const ofService = cleanText(name)
          return { text: i18n.tOr(`value.${name}`, ofService), ofService }
        }}
        onChoose={(name) => onType(name === dataType ? null : name)}
      />
      <RevealedCounts
        title={i18n.t('station.provider')}
        counts={withChosen(data.providers, provider)}
        chosen={provider}
        nameOf={(name) => ({ text: name === '' ? i18n.t('station.not-stated') : name, ofService: null })}
        onChoose={(name) =>
          onFilter({ ...filters, feature: withClosed, provider: name === provider ? [] : [name] })
        }
      />
      <Changes changes={data.changes} />
      <RevealedStations page={data} onOpen={onOpen} onMore={onMore} />
    </>
  )
}

/** Adds a chosen type or provider without values: its row clears the choice. */
function withChosen(counts: readonly RevealedCount[], chosen: string | null): readonly RevealedCount[] {
  if (chosen === null || counts.some(({ name }) => name === chosen)) return counts
  return [...counts, { name: chosen, values: 0, stationCount: 0 }]
}

/** Stations whose status differs without the login. */
function Changes({ changes }: Pick<RevealedPage, 'changes'>) {
  const i18n = useI18n()
  return (
    <section className="workspace-section">
      <h3>{i18n.t('team.changes')}</h3>
      {changes.length === 0 && <p className="quiet">{i18n.t('team.changes.none')}</p>}
      {changes.length > 0 && (
        <table className="work-table">
          <thead>
            <tr>
              <th scope="col">{i18n.t('team.everyone-sees')}</th>
              <th scope="col">{i18n.t('team.you-see')}</th>
              <th scope="col">{i18n.t('team.stations')}</th>
            </tr>
          </thead>
          <tbody>
            {changes.map(({ openStatus, status, stationCount }) => (
              <tr key={`${openStatus} ${status}`}>
                <td>{i18n.t(`status.${openStatus}`)}</td>
                <td>{i18n.t(`status.${status}`)}</td>
                <td>{i18n.number(stationCount)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
