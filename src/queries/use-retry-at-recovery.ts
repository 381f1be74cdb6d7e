import { useEffect, useEffectEvent, useRef } from 'react'
import { recoveries } from './recoveries'
import { RetryPace } from './retry-pace'

/** Repeats what is no query as soon as the service answers something else. @param hasFailed because of an outage */
export function useRetryAtRecovery(hasFailed: boolean, retry: () => void): void {
  const pace = useRef<RetryPace>(null)
  const retryIfFailed = useEffectEvent(() => {
    if (!hasFailed) {
      pace.current = null
      return
    }
    pace.current ??= new RetryPace()
    if (pace.current.take()) retry()
  })
  useEffect(() => recoveries.subscribe(retryIfFailed), [])
}
