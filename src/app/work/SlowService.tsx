import { useEffect, useState } from 'react'
import type { Snapshot } from '../../catalog/catalog-api'
import type { MessageKey } from '../../i18n/languages'
import { type PartName, partNames } from '../../model/parts'
import { useI18n } from '../../ui/i18n/I18nContext'
import '../../ui/look/paper.css'
import './slow-service.css'

/** Milliseconds after which a person wants to know why nothing is there yet. */
const slowAfter = 4_000

const names: Record<PartName, MessageKey> = {
  stations: 'data.stations',
  plugs: 'data.plugs',
  series: 'data.series',
  values: 'team.values',
}

/** Says what the service has not sent yet, if that takes long. @param snapshot `undefined`: nothing has come */
export function SlowService({ snapshot }: { snapshot: Snapshot | undefined }) {
  const i18n = useI18n()
  const coming: readonly PartName[] = snapshot
    ? partNames.filter((name) => snapshot.parts[name].isComing)
    : ['stations']
  const isSlow = useLasting(coming.length > 0, slowAfter)
  const parts = i18n.list(coming.map((name) => i18n.t(names[name])))
  return (
    <output className="slow-service quiet screen-only">
      {isSlow && coming.length > 0 && i18n.t('team.slow', { parts })}
    </output>
  )
}

/** Whether something has been so for some milliseconds. */
function useLasting(isSo: boolean, milliseconds: number): boolean {
  const [isLasting, setLasting] = useState(false)
  useEffect(() => {
    if (!isSo) return
    const timer = setTimeout(() => setLasting(true), milliseconds)
    return () => {
      clearTimeout(timer)
      setLasting(false)
    }
  }, [isSo, milliseconds])
  return isLasting
}
