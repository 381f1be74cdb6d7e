import { useState } from 'react'
import { useWords } from '../../ui/words/Words'
import { RadioGroup } from './RadioGroup'
import { allowedHosts, allowHosts, forbidHosts, useIsAllowed } from './street-hosts'

/** Choice whether to load streets from other hosts. Renders nothing if permission was never given. */
export function StreetsChoice() {
  const words = useWords()
  // Hosts at the time of opening, so that a withdrawn permission can be given again.
  const [hosts] = useState(allowedHosts)
  const loads = useIsAllowed(hosts)
  if (hosts.length === 0) return null
  return (
    <RadioGroup
      name={words.t('settings.streets', { hosts: words.list(hosts) })}
      options={[
        { value: 'load', label: words.t('settings.streets.load') },
        { value: 'ask', label: words.t('settings.streets.ask') },
      ]}
      chosen={loads ? 'load' : 'ask'}
      onChoose={(choice) => (choice === 'load' ? allowHosts(hosts) : forbidHosts(hosts))}
    />
  )
}
