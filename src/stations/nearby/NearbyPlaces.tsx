import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSession } from '../../auth/SessionContext'
import type { PlaceKind } from '../../model/place'
import type { Position } from '../../model/station'
import type { Viewer } from '../../model/viewer'
import { useI18n } from '../../ui/i18n/I18nContext'
import { PlaceList } from './PlaceList'
import { nearbyKey } from './places-query'
import { TourismLogin } from './TourismLogin'
import { type TourismAccount, tourismAccountQuery } from './tourism-account'
import '../../ui/look/paper.css'
import './nearby.css'

interface Props {
  viewer: Viewer
  baseUrl: string
  /** At least one kind. */
  kinds: readonly PlaceKind[]
  position: Position
}

/** Metres: about 15 minutes on foot. */
const radius = 1_000

/**
 * Places around a station. The tourism datasets have separate accounts (HTTP Basic), which need no sign-in here. In a
 * frame the login is not offered: a person cannot see there who receives their password.
 */
export function NearbyPlaces({ viewer, baseUrl, kinds, position }: Props) {
  const i18n = useI18n()
  const session = useSession()
  const queryClient = useQueryClient()
  const [entering, setEntering] = useState(false)
  const accountQuery = tourismAccountQuery(viewer)
  const { data: account } = useQuery(accountQuery)
  const tokens = session.state.kind === 'signed-in' ? session.tokenFor(viewer) : null
  const changeAccount = (next: TourismAccount | null) => {
    queryClient.setQueryData(accountQuery.queryKey, next)
    queryClient.removeQueries({ queryKey: nearbyKey(viewer) })
  }

  return (
    <>
      {kinds.map((kind) => (
        <PlaceList
          key={kind}
          source={{ viewer, baseUrl, tokens, account }}
          query={{ kind, position, radius }}
        />
      ))}
      {!session.isFramed && account === null && (
        <button type="button" className="button-link nearby-account" onClick={() => setEntering(true)}>
          {i18n.t('nearby.account.enter')}
        </button>
      )}
      {account !== null && (
        <p className="nearby-account screen-only">
          {i18n.t('nearby.account.used', { user: account.user })}{' '}
          <button type="button" className="button-link" onClick={() => changeAccount(null)}>
            {i18n.t('nearby.account.forget')}
          </button>
        </p>
      )}
      {entering && (
        <TourismLogin
          baseUrl={baseUrl}
          query={{ kind: kinds[0] ?? 'stay', position, radius }}
          onAccount={changeAccount}
          onClose={() => setEntering(false)}
        />
      )}
    </>
  )
}
