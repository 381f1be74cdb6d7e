import type { Config } from '../config/config'
import { type Fact, Facts } from '../ui/content/Facts'
import { ExternalLink } from '../ui/controls/ExternalLink'
import { useI18n } from '../ui/i18n/I18nContext'
import { contactText } from './contact'
import { PageLinks } from './PageLinks'

/** Publisher, licence, source and contact of the data. */
export function Provenance({ config }: { config: Config }) {
  const i18n = useI18n()
  const { publisher, licence, service, contact, pages = {} } = config
  const facts: Fact[] = [
    [i18n.t('data.publisher'), <bdi key="publisher">{publisher}</bdi>],
    [
      i18n.t('data.licence'),
      <a key="licence" href={licence.url} target="_blank" rel="noopener noreferrer license">
        {licence.name}
      </a>,
    ],
    [i18n.t('data.source'), <ExternalLink key="source" address={service.baseUrl} />],
  ]
  if (contact !== undefined)
    facts.push([
      i18n.t('data.contact'),
      <a key="contact" href={contact}>
        {contactText(contact)}
      </a>,
    ])
  facts.push([
    i18n.t('data.software'),
    <a key="software" href="/licences.txt" target="_blank" rel="noopener">
      licences.txt
    </a>,
  ])
  return (
    <div className="data-section">
      <p>{i18n.t('data.intro', { publisher, licence: licence.name })}</p>
      <Facts className="data-facts" facts={facts} />
      {contact !== undefined && <p className="quiet">{i18n.t('data.contact.hint')}</p>}
      {Object.keys(pages).length > 0 && <PageLinks pages={pages} />}
    </div>
  )
}
