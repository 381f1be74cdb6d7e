import { useQuery } from '@tanstack/react-query'
import { Download, Monitor, Printer } from 'lucide-react'
import { useState } from 'react'
import type { Snapshot } from '../../catalog/catalog-api'
import type { CatalogHandle } from '../../catalog/catalog-handle'
import { errorWords } from '../../catalog/failures/explain'
import type { StationExport } from '../../catalog/station-export'
import type { StationQuery } from '../../catalog/station-query'
import type { Config } from '../../config/config'
import type { Scope } from '../../model/value'
import { anonymous } from '../../model/viewer'
import { IncludeClosed } from '../../ui/closed/IncludeClosed'
import { Dialog } from '../../ui/dialog/Dialog'
import { saveFile } from '../../ui/export/save-file'
import { useI18n } from '../../ui/i18n/I18nContext'
import { exportQuery } from '../later-queries'
import { CopyText } from '../share/CopyText'
import { toEmbedCode } from './embed-code'
import { type Format, formats, makeFile } from './files'
import './export-dialog.css'

interface Props {
  handle: CatalogHandle
  snapshot: Snapshot
  query: StationQuery
  /** Number of stations in the list. */
  matched: number
  config: Pick<Config, 'publisher' | 'licence' | 'embed'>
  /**
   * Returns the address of the list, for its file, link and code.
   * @param hasStation whether it also opens the opened station
   */
  getLink(hasStation?: boolean): string
  onPrint(exported: StationExport): void
  onClose(): void
}

/**
 * Dialog that exports or prints the stations of the list in its order. Closed values are only included if the
 * signed-in person chooses so, by the box or by the filter of the list.
 */
export function ExportDialog(props: Props) {
  const { handle, snapshot, query, matched, config, getLink, onPrint, onClose } = props
  const { publisher, licence, embed } = config
  const i18n = useI18n()
  const { hasClosed, scope, isNone, includeClosed } = useScope(props)
  const [saved, setSaved] = useState('')
  const answer = useQuery({
    ...exportQuery(handle, snapshot.revision, { ...query, scope }),
    enabled: !isNone,
  })
  const data = isNone ? undefined : answer.data
  const isOpenOnly = hasClosed && scope === 'open' && data !== undefined && data.rows.length < matched

  const download = (format: Format) => {
    if (!data) return
    const file = makeFile(format, { exported: data, scope, i18n, publisher, licence, view: getLink() })
    saveFile(file)
    setSaved(file.name)
  }

  return (
    <Dialog title={i18n.t('export.title')} className="export-dialog" onClose={onClose}>
      <p>
        {answer.error && errorWords(i18n, answer.error)}
        {!answer.error && !data && i18n.t(isNone ? 'team.all-closed' : 'export.waiting')}
        {data && i18n.t('list.count', { matched: data.rows.length, of: data.total })}
      </p>
      {isOpenOnly && <p className="export-note">{i18n.t('export.open-only')}</p>}
      {hasClosed && <IncludeClosed included={scope === 'all'} onInclude={includeClosed} />}
      <div className="export-formats">
        {formats.map((format) => (
          <button
            key={format}
            type="button"
            className="button"
            disabled={!data}
            onClick={() => download(format)}
          >
            <Download size={16} aria-hidden /> {i18n.t(`export.${format}`)}
          </button>
        ))}
        <button type="button" className="button" disabled={!data} onClick={() => data && onPrint(data)}>
          <Printer size={16} aria-hidden /> {i18n.t('print.open')}
        </button>
        <CopyText kind="link" text={getLink(true)} />
        {embed && embed.frameAncestors.length > 0 && (
          <CopyText kind="code" text={toEmbedCode(new URL(getLink()), i18n.language)} />
        )}
        <a className="button export-wall" href={toWallLink(getLink())}>
          <Monitor size={16} aria-hidden /> {i18n.t('wall.open')}
        </a>
      </div>
      <p className="export-note">
        {i18n.t('export.note', { publisher, licence: licence.name, closed: String(scope === 'all') })}
      </p>
      <output className="export-saved">{saved !== '' && i18n.t('export.saved', { name: saved })}</output>
    </Dialog>
  )
}

/** Returns the address that shows a view on a screen that nobody operates. @param page address of the view */
function toWallLink(page: string): string {
  const wall = new URL(page)
  wall.searchParams.set('display', 'wall')
  return wall.href
}

interface FileScope {
  /** Whether there may be closed values to include. */
  hasClosed: boolean
  scope: Scope
  /** Whether no station is left, because all are closed data. */
  isNone: boolean
  includeClosed(isIncluded: boolean): void
}

/** Returns the scope that the person has chosen; at first that of the list, if its filter selects closed data only. */
function useScope({ handle, snapshot, query }: Pick<Props, 'handle' | 'snapshot' | 'query'>): FileScope {
  // Without `revealed`, the open answer may be cut off: values may be closed then.
  const { revealed, tokenFailure } = snapshot
  const hasClosed = handle.viewer !== anonymous && tokenFailure === null && revealed?.values !== 0
  // The selection is closed data too: without the box there is no such file.
  const isAllClosed = hasClosed && query.filters.feature.includes('closed-values')
  const [choice, setChoice] = useState<Scope | null>(null)
  const scope = choice ?? (isAllClosed ? 'all' : 'open')
  return {
    hasClosed,
    scope,
    isNone: isAllClosed && scope === 'open',
    includeClosed: (isIncluded) => setChoice(isIncluded ? 'all' : 'open'),
  }
}
