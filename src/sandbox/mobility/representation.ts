import { flatAnswer } from './flat'
import { Refusal } from './query-error'
import { treeAnswer } from './tree'

export type Form = 'flat' | 'tree'
export type Dataset = 'node' | 'edge' | 'event'
export interface Representation {
  form: Form
  dataset: Dataset
}

export const writers = { flat: flatAnswer, tree: treeAnswer }

const isForm = (word: string): word is Form => word === 'flat' || word === 'tree'
const isDataset = (word: string): word is Dataset => ['node', 'edge', 'event'].includes(word)

/**
 * Parses `flat` or `tree`, with or without `node` (the default), `edge` or `event`, in any order and case.
 * @throws {Refusal}
 */
export function parseRepresentation(text: string): Representation {
  const words = new Set(text.split(',').map((part) => part.trim().toLowerCase()))
  const forms = [...words].filter(isForm)
  const datasets = [...words].filter(isDataset)
  const [form] = forms
  const [dataset = 'node'] = datasets
  const isKnown = forms.length + datasets.length === words.size && datasets.length < 2
  if (form !== undefined && forms.length === 1 && isKnown) return { form, dataset }
  throw new Refusal(
    `Choose "flat" or "tree", and "node", "edge" or "event" if you like, with commas between them: not "${text}"`,
  )
}

const datasetTexts = {
  node: 'Stations, data types and measurements',
  edge: 'Edges between stations; the sandbox has none',
  event: 'Events; the sandbox has none',
}

/** Lists the API's entry points. @param self address of the API */
export function entryPoints(self: string): object[] {
  const datasets = Object.entries(datasetTexts).flatMap(([dataset, text]) => [
    { id: `tree,${dataset}`, description: `${text}, as a tree` },
    { id: `flat,${dataset}`, description: `${text}, as a list` },
  ])
  const specification = { id: 'apispec', description: 'The API specification, OpenAPI 3.1' }
  return [...datasets, specification].map((entry) => ({ ...entry, self: `${self}/${entry.id}` }))
}

/** Lists the service's station types. @param self address of the representation */
export function typeList(types: readonly string[], form: Form, self: string): object[] {
  return types.map((id) => {
    const addresses = {
      stations: `${self}/${id}`,
      'stations+datatypes': `${self}/${id}/*`,
      'stations+datatypes+measurements': `${self}/${id}/*/latest`,
    }
    const flat = Object.entries(addresses).map(([name, address]) => [`self.${name}`, address])
    return { id, description: null, ...(form === 'tree' ? { self: addresses } : Object.fromEntries(flat)) }
  })
}
