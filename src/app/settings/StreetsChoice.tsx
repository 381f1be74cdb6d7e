import { useState } from 'react'
import { useWords } from '../../ui/Words'
import { OneOf } from './OneOf'
import { allowedHosts, allowHosts, forbidHosts, useAllows } from './street-hosts'

/** Takes back that streets are loaded from others; nothing where nobody was ever allowed. */
export function StreetsChoice() {
  const words = useWords()
  // Those of the opening: what is taken back can be given again.
  const [hosts] = useState(allowedHosts)
  const loads = useAllows(hosts)
  if (hosts.length === 0) return null
  return (
    <OneOf
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
