import { Fragment } from 'react'
import type { Config } from '../config/config'
import { useI18n } from '../ui/i18n/I18nContext'
import '../ui/content/list-foot.css'

const pageNames = ['imprint', 'privacy', 'accessibility'] as const

interface Props {
  pages: NonNullable<Config['pages']>
}

/** Links to the pages that a public body must have. */
export function PageLinks({ pages }: Props) {
  const i18n = useI18n()
  const linked = pageNames.filter((page) => pages[page] !== undefined)
  return (
    <p>
      {linked.map((page, index) => (
        <Fragment key={page}>
          {index > 0 && ' · '}
          <a href={pages[page]} target="_blank" rel="noopener noreferrer">
            {i18n.t(`data.pages.${page}`)}
          </a>
        </Fragment>
      ))}
    </p>
  )
}

/** The same links below the list while no station is loaded; later "About this data" has them. */
export function PageLinksLine(props: Props) {
  return (
    <footer className="list-foot">
      <PageLinks {...props} />
    </footer>
  )
}
