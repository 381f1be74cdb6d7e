import { withParams } from '../../url/param'

/** Keys of the team's pages in a link. Not read from the parts of `link-parts.ts`, which load with these pages. */
const workKeys = ['series', 'colour', 'rows', 'order', 'uptime', 'reason', 'old', 'by', 'type']

/** Removes the choices of the team's pages from the query of an address. */
export function withoutWorkParams(search: string): string {
  return withParams(
    search,
    workKeys.map((key) => [key, null]),
  )
}
