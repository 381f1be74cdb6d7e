import { Download } from 'lucide-react'
import { useState } from 'react'
import type { CatalogHandle } from '../../catalog/catalog-handle'
import { logUnexpected } from '../../catalog/failures/log-unexpected'
import { noFilters } from '../../model/filters'
import type { Scope } from '../../model/value'
import { anonymous } from '../../model/viewer'
import { IncludeClosed } from '../../ui/closed/IncludeClosed'
import { type GeneratedFile, saveFile } from '../../ui/export/save-file'
import { useI18n } from '../../ui/i18n/I18nContext'
import { inOneLine } from '../../ui/i18n/in-one-line'
import { WithoutAnswer } from './WithoutAnswer'

interface Props {
  /** Whether rows are closed data: none is, some may be, or all are. */
  closedRows: 'none' | 'possible' | 'all'
  /** Number of rows on the page; absent: the page does not list them, so a file with fewer has no remark. */
  matched?: number
  /** Returns a file of all rows, their number, and what is missing in it. */
  createFile(scope: Scope): Promise<{ file: GeneratedFile; rows: number; remark?: string }>
}

/** Closed rows of a page of the stations that match the filters. A filter by closed values makes all of them closed. */
export function findClosedRows({ viewer }: CatalogHandle, { feature } = noFilters): Props['closedRows'] {
  if (viewer === anonymous) return 'none'
  return feature.includes('closed-values') ? 'all' : 'possible'
}

/** Exports a page as a file. Closed data is included only if the person ticks the box. */
export function FileExport({ closedRows, matched, createFile }: Props) {
  const i18n = useI18n()
  const [withClosed, setWithClosed] = useState(false)
  const [saved, setSaved] = useState('')
  const [failure, setFailure] = useState<unknown>(null)
  const [isSaving, setSaving] = useState(false)
  const save = async () => {
    setSaved(i18n.t('team.saved.waiting'))
    const { file, rows, remark = '' } = await createFile(withClosed ? 'all' : 'open')
    saveFile(file)
    const sentence = i18n.t('team.saved', { name: file.name, count: rows })
    const isOpenOnly = closedRows !== 'none' && !withClosed && rows < (matched ?? 0)
    setSaved(inOneLine([sentence, isOpenOnly ? i18n.t('export.open-only') : '', remark]))
  }
  const fail = (error: unknown) => {
    logUnexpected(error)
    setSaved('')
    setFailure(error)
  }
  const press = async () => {
    if (isSaving) return
    setSaving(true)
    setFailure(null)
    await save().catch(fail)
    setSaving(false)
  }
  return (
    <div className="file-export">
      {closedRows !== 'none' && <IncludeClosed included={withClosed} onInclude={setWithClosed} />}
      {closedRows === 'all' && !withClosed ? (
        <p className="quiet">{i18n.t('team.all-closed')}</p>
      ) : (
        <button type="button" className="button" aria-disabled={isSaving} onClick={() => void press()}>
          <Download size={16} aria-hidden /> {i18n.t('export.csv')}
        </button>
      )}
      <output>{saved}</output>
      {failure !== null && <WithoutAnswer error={failure} onRetry={press} />}
    </div>
  )
}
