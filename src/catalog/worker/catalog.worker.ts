import { openDialect } from '../../api/open-dialect'
import { anonymous } from '../../model/viewer'
import { openCopyStore } from '../load/copy-store'
import { Catalog } from './catalog'
import { connect, type Port } from './rpc'
import type { CatalogSettings, PageFunctions } from './settings'

// The browser loads its data for times at the first use, which takes 20 ms or more, and shares it among threads. Here
// that is done while the page waits for its configuration.
new Intl.DateTimeFormat('en')

const page = self as unknown as Port

// The first message has the viewer. Then the page sends queries, and the worker requests tokens from the page.
page.onmessage = ({ data }: MessageEvent<CatalogSettings>) => {
  const { service, region, viewer, startsFromCopy } = data
  connect<PageFunctions>(page, ({ token }) => {
    const dialect = openDialect(service, region.only ? region.bbox : null, {
      timeZone: region.timeZone,
      // Anonymous viewers do not see raw fields.
      keepsRawFields: viewer !== anonymous,
    })
    // Only open data is stored on the device.
    const copyStore = viewer === anonymous ? openCopyStore({ service, region }) : null
    if (copyStore) addEventListener('message', copyStore.defer)
    return new Catalog({ dialect, viewer, tokens: token, region: region.bbox, copyStore, startsFromCopy })
  })
}
