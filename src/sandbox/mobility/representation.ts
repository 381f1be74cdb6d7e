import { flatAnswer } from './flat'
import { Refusal } from './query-error'
import { treeAnswer } from './tree'

export type Representation = 'flat' | 'tree'

export const writers = { flat: flatAnswer, tree: treeAnswer }

/**
 * Reads `flat` or `tree`, with or without `node`, in any order and case.
 * @throws {Refusal}
 */
export function representationOf(text: string): Representation {
  const parts = text.split(',').map((part) => part.trim().toLowerCase())
  const [form, ...others] = parts.filter((part) => part !== 'node')
  if ((form === 'flat' || form === 'tree') && others.every((other) => other === form)) return form
  throw new Refusal(
    `Choose "flat" or "tree", and "node" if you like, with a comma between them: not "${text}"`,
  )
}

/** What there is to ask for. @param self address of the API */
export function entryPoints(self: string): object[] {
  return [
    { id: 'tree,node', description: 'Stations, data types and measurements as a tree' },
    { id: 'flat,node', description: 'Stations, data types and measurements as a list' },
    { id: 'apispec', description: 'The API specification, OpenAPI 3.1' },
  ].map((entry) => ({ ...entry, self: `${self}/${entry.id}` }))
}

/** The station types of the service. @param self address of the representation */
export function typeList(types: readonly string[], form: Representation, self: string): object[] {
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
