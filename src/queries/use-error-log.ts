import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { logUnexpected } from '../catalog/failures/log-unexpected'

/** Logs defects of ours in queries: the page shows a sentence, which does not state where they are. */
export function useErrorLog(): void {
  const client = useQueryClient()
  useEffect(
    () =>
      client.getQueryCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'error') logUnexpected(event.action.error)
      }),
    [client],
  )
}
