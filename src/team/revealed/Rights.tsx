import { Fragment } from 'react'
import type { RevealedPage } from '../../catalog/revealed'
import { cleanText } from '../../model/text'
import { useI18n } from '../../ui/i18n/I18nContext'
import { findRoleName } from './role-name'

interface Props {
  roles: readonly string[]
  page: Pick<RevealedPage, 'closedStatuses' | 'providerNames'>
}

/**
 * Rights of the account by its token, with a readable name where the id has only one meaning. The service does not
 * state which right a value needs.
 */
export function Rights({ roles, page: { closedStatuses, providerNames } }: Props) {
  const i18n = useI18n()
  return (
    <div>
      <p className="rights">
        {i18n.t('session.roles')}: {roles.length === 0 && i18n.t('session.roles.none')}
        {roles.map((role, index) => {
          const name = findRoleName(i18n, role, providerNames)
          return (
            <Fragment key={role}>
              {index > 0 && ' · '}
              {name !== null && (
                <>
                  <bdi>{cleanText(name)}</bdi>{' '}
                </>
              )}
              <bdi>
                <code>{role}</code>
              </bdi>
            </Fragment>
          )
        })}
      </p>
      <p className="quiet">
        {closedStatuses > 0 && i18n.t('team.closed-statuses', { count: closedStatuses })}{' '}
        {i18n.t('team.rights.note')}
      </p>
    </div>
  )
}
