import type { Config } from '../config'
import { ExternalLink } from '../ui/ExternalLink'
import { type Fact, Facts } from '../ui/Facts'
import { useWords } from '../ui/Words'
import { toAddress } from './contact'

/** Publisher, licence, source and contact of the data. */
export function Provenance({ config }: { config: Config }) {
  const words = useWords()
  const { publisher, licence, service, contact, pages = {} } = config
  const facts: Fact[] = [
    [words.t('quality.publisher'), <bdi key="publisher">{publisher}</bdi>],
    [
      words.t('quality.licence'),
      <a key="licence" href={licence.url} target="_blank" rel="noopener noreferrer license">
        {licence.name}
      </a>,
    ],
    [words.t('quality.source'), <ExternalLink key="source" address={service.baseUrl} />],
  ]
  if (contact !== undefined)
    facts.push([
      words.t('quality.contact'),
      <a key="contact" href={contact}>
        {toAddress(contact)}
      </a>,
    ])
  const linked = (['imprint', 'privacy', 'accessibility'] as const).filter(
    (page) => pages[page] !== undefined,
  )
  return (
    <section className="data-section">
      <p>{words.t('quality.intro', { publisher, licence: licence.name })}</p>
      <Facts className="data-facts" facts={facts} />
      {contact !== undefined && <p className="data-quiet">{words.t('quality.contact.hint')}</p>}
      {linked.length > 0 && (
        <p className="data-pages">
          {linked.map((page) => (
            <a key={page} href={pages[page]} target="_blank" rel="noopener noreferrer">
              {words.t(`quality.pages.${page}`)}
            </a>
          ))}
        </p>
      )}
    </section>
  )
}
