import { useState } from 'react'
import { useI18n } from '../../ui/i18n/I18nContext'
import { RadioGroup } from './RadioGroup'
import { allowedHosts, allowHosts, forbidHosts, useIsAllowed } from './street-hosts'

/** Choice whether to load streets from other hosts. Renders nothing if permission was never given. */
export function StreetsChoice() {
  const i18n = useI18n()
  // Hosts at the time of opening, so that a withdrawn permission can be given again.
  const [hosts] = useState(allowedHosts)
  const loads = useIsAllowed(hosts)
  if (hosts.length === 0) return null
  return (
    <RadioGroup
      name={i18n.t('settings.streets', { hosts: i18n.list(hosts) })}
      options={[
        { value: 'load', label: i18n.t('settings.streets.load') },
        { value: 'ask', label: i18n.t('settings.streets.ask') },
      ]}
      chosen={loads ? 'load' : 'ask'}
      onChoose={(choice) => (choice === 'load' ? allowHosts(hosts) : forbidHosts(hosts))}
    />
  )
}
