import { Download } from 'lucide-react'
import { useState } from 'react'
import type { AttentionQuery } from '../catalog/attention'
import type { Snapshot } from '../catalog/catalog-api'
import type { CatalogHandle } from '../catalog/catalog-handle'
import type { Config } from '../config'
import { IncludeClosed } from '../ui/IncludeClosed'
import { saveFile } from '../ui/save-file'
import { useWords } from '../ui/Words'
import { attentionFile } from './attention-file'

interface Props {
  config: Config
  source: CatalogHandle
  snapshot: Snapshot
  query: AttentionQuery
  /** Rows of the list. */
  matched: number
}

/** All rows as a file. What follows from closed values is in it only when the signed-in person says so. */
export function AttentionExport({ config, source, snapshot, query, matched }: Props) {
  const words = useWords()
  const [withClosed, setWithClosed] = useState(false)
  const [saved, setSaved] = useState('')
  const access = withClosed ? 'closed' : 'open'
  const save = async () => {
    const page = await source.catalog.attention({ ...query, access }, 0, Number.MAX_SAFE_INTEGER)
    const file = attentionFile({ page, access, words, config })
    saveFile(file)
    const told = words.t('team.saved', { name: file.name, count: page.rows.length })
    setSaved(page.rows.length < matched ? `${told} ${words.t('export.open-only')}` : told)
  }
  return (
    <div className="attention-export">
      {snapshot.revealed !== null && <IncludeClosed included={withClosed} onInclude={setWithClosed} />}
      <button
        type="button"
        className="button"
        onClick={() => void save().catch(() => setSaved(words.t('team.failed')))}
      >
        <Download size={16} aria-hidden /> {words.t('export.csv')}
      </button>
      <output>{saved}</output>
    </div>
  )
}
