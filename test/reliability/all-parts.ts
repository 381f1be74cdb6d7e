import type { PartRow } from './matrix'
import { configPart } from './parts/config'
import { dataParts } from './parts/data'
import { discoveryPart, tokenPart } from './parts/identity'
import { archivePart, stylePart } from './parts/map'
import { geocoderPart, historyPart, tourismPart } from './parts/panel'

export const withoutMap: PartRow[] = [...dataParts, historyPart, tourismPart, geocoderPart, configPart]
export const ofIdentity: PartRow[] = [tokenPart, discoveryPart]

/** All rows of the matrix. */
export const allParts: PartRow[] = [...withoutMap, ...ofIdentity, stylePart, archivePart]
