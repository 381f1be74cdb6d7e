import { QueryClientProvider } from '@tanstack/react-query'
import type { ComposedPage } from '../app/start/composed-page'
import { firstListQuery } from '../app/start/first-list-query'
import { type OpenedCatalog, openCatalog } from '../catalog/open-catalog'
import type { Config } from '../config/config'
import { anonymous, withoutToken } from '../model/viewer'
import { createQueryClient } from '../queries/query-client'
import { catalogQuery } from '../stations/queries'
import { EmbedPage } from './EmbedPage'
import { linkedPanels } from './panels'

/**
 * Creates catalog and query client without a session: a page in another site has no login and no closed values.
 * @param early catalog that is already loading; `null`: it could not be opened
 */
export function composeEmbed(config: Config, early: OpenedCatalog | null): ComposedPage {
  const { search } = window.location
  const handle = { viewer: anonymous, ...(early ?? openCatalog(config, anonymous, withoutToken)) }
  const queryClient = createQueryClient()
  void queryClient.prefetchQuery(catalogQuery(handle, config.refreshSeconds, firstListQuery()))
  const page = (
    <QueryClientProvider client={queryClient}>
      <EmbedPage config={config} handle={handle} panels={linkedPanels(search)} />
    </QueryClientProvider>
  )
  // Nobody signs in here, so the browser's cache of the page has no closed values.
  return { page, guardCachedPage: () => undefined }
}
