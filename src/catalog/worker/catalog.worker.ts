import { openDialect } from '../../api/open-dialect'
import { anonymous } from '../../model/viewer'
import { openOfflineStore } from '../load/offline-store'
import { Catalog } from './catalog'
import { connect, type Port } from './rpc'
import type { CatalogSettings, PageSide } from './settings'

const page = self as unknown as Port

// The first message has the viewer. Then the page sends queries, and the worker requests tokens from the page.
page.onmessage = ({ data }: MessageEvent<CatalogSettings>) => {
  const { service, region, viewer, startsFromCopy } = data
  connect<PageSide>(page, ({ token }) => {
    const dialect = openDialect(service, region.only ? region.bbox : null, {
      timeZone: region.timeZone,
      keepsRawFields: viewer !== anonymous,
    })
    // Only open data is stored on the device.
    const copyStore = viewer === anonymous ? openOfflineStore({ service, region }) : null
    if (copyStore) addEventListener('message', copyStore.defer)
    return new Catalog({ dialect, viewer, tokens: token, region: region.bbox, copyStore, startsFromCopy })
  })
}
