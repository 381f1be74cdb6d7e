import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Viewer } from '../model/viewer'
import { Recovery } from './recovery'

/** Repeats what failed for a viewer as soon as the service answers, see `Recovery`. */
export function useRecovery(viewer: Viewer): void {
  const client = useQueryClient()
  useEffect(() => new Recovery(client, viewer).start(), [client, viewer])
}
