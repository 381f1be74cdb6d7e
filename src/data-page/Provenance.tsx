import type { Config } from '../config/config'
import { type Fact, Facts } from '../ui/content/Facts'
import { ExternalLink } from '../ui/controls/ExternalLink'
import { useWords } from '../ui/words/Words'
import { toAddress } from './contact'
import { PageLinks } from './PageLinks'

/** Publisher, licence, source and contact of the data. */
export function Provenance({ config }: { config: Config }) {
  const words = useWords()
  const { publisher, licence, service, contact, pages = {} } = config
  const facts: Fact[] = [
    [words.t('data.publisher'), <bdi key="publisher">{publisher}</bdi>],
    [
      words.t('data.licence'),
      <a key="licence" href={licence.url} target="_blank" rel="noopener noreferrer license">
        {licence.name}
      </a>,
    ],
    [words.t('data.source'), <ExternalLink key="source" address={service.baseUrl} />],
  ]
  if (contact !== undefined)
    facts.push([
      words.t('data.contact'),
      <a key="contact" href={contact}>
        {toAddress(contact)}
      </a>,
    ])
  return (
    <section className="data-section">
      <p>{words.t('data.intro', { publisher, licence: licence.name })}</p>
      <Facts className="data-facts" facts={facts} />
      {contact !== undefined && <p className="quiet">{words.t('data.contact.hint')}</p>}
      <PageLinks pages={pages} />
    </section>
  )
}
