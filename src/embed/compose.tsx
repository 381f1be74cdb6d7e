import { QueryClientProvider } from '@tanstack/react-query'
import { createQueryClient } from '../app/query-client'
import { openCatalog } from '../catalog/open-catalog'
import type { Config } from '../config'
import { anonymous } from '../model/viewer'
import { catalogQuery } from '../stations/queries'
import { EmbedPage } from './EmbedPage'
import { linkedPanels, linkedTheme } from './panels'

/** Catalog and query client without a session: inside another site's page nobody signs in, and nothing is closed. */
export function composeEmbed(config: Config) {
  const { search } = window.location
  const theme = linkedTheme(search)
  if (theme) document.documentElement.dataset.theme = theme
  const source = { viewer: anonymous, catalog: openCatalog(config, anonymous, async () => null) }
  const queries = createQueryClient()
  void queries.prefetchQuery(catalogQuery(source, config.refreshSeconds))
  const page = (
    <QueryClientProvider client={queries}>
      <EmbedPage config={config} source={source} panels={linkedPanels(search)} />
    </QueryClientProvider>
  )
  return { page, guard: () => undefined }
}
