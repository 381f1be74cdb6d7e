import { flatAnswer } from './flat'
import { RefusalError } from './query-error'
import { treeAnswer } from './tree'

export type AnswerForm = 'flat' | 'tree'
export type EntityKind = 'node' | 'edge' | 'event'
export interface Representation {
  form: AnswerForm
  entity: EntityKind
}

export const writers = { flat: flatAnswer, tree: treeAnswer }

const isForm = (word: string): word is AnswerForm => word === 'flat' || word === 'tree'
const isEntityKind = (word: string): word is EntityKind => ['node', 'edge', 'event'].includes(word)

/**
 * Parses `flat` or `tree`, with or without `node` (the default), `edge` or `event`, in any order and case.
 * @throws RefusalError
 */
export function parseRepresentation(text: string): Representation {
  const words = new Set(text.split(',').map((part) => part.trim().toLowerCase()))
  const forms = [...words].filter(isForm)
  const entities = [...words].filter(isEntityKind)
  const [form] = forms
  const [entity = 'node'] = entities
  const isKnown = forms.length + entities.length === words.size && entities.length < 2
  if (form !== undefined && forms.length === 1 && isKnown) return { form, entity }
  throw new RefusalError(
    `Choose "flat" or "tree", and "node", "edge" or "event" if you like, with commas between them: not "${text}"`,
  )
}

const entityTexts = {
  node: 'Stations, data types and measurements',
  edge: 'Edges between stations; the sandbox has none',
  event: 'Events; the sandbox has none',
}

/** Lists the API's entry points. @param self address of the API */
export function entryPoints(self: string): object[] {
  const entities = Object.entries(entityTexts).flatMap(([entity, text]) => [
    { id: `tree,${entity}`, description: `${text}, as a tree` },
    { id: `flat,${entity}`, description: `${text}, as a list` },
  ])
  const specification = { id: 'apispec', description: 'The API specification, OpenAPI 3.1' }
  return [...entities, specification].map((entry) => ({ ...entry, self: `${self}/${entry.id}` }))
}

/** Lists the service's station types. @param self address of the representation */
export function typeList(types: readonly string[], form: AnswerForm, self: string): object[] {
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
