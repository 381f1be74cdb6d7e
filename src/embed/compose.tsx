import { QueryClientProvider } from '@tanstack/react-query'
import { firstQuery } from '../app/start/first-query'
import { type OpenedCatalog, openCatalog } from '../catalog/open-catalog'
import type { Config } from '../config/config'
import { anonymous } from '../model/viewer'
import { createQueryClient } from '../queries/query-client'
import { catalogQuery } from '../stations/queries'
import { EmbedPage } from './EmbedPage'
import { linkedPanels } from './panels'

/**
 * Creates catalog and query client without a session: a page in another site has no login and no closed values.
 * @param early catalog that is already loading; `null` if it could not be opened
 */
export function composeEmbed(config: Config, early: OpenedCatalog | null) {
  const { search } = window.location
  const handle = { viewer: anonymous, ...(early ?? openCatalog(config, anonymous, async () => null)) }
  const queries = createQueryClient()
  void queries.prefetchQuery(catalogQuery(handle, config.refreshSeconds, firstQuery()))
  const page = (
    <QueryClientProvider client={queries}>
      <EmbedPage config={config} handle={handle} panels={linkedPanels(search)} />
    </QueryClientProvider>
  )
  return { page, guardCachedPage: () => undefined }
}
