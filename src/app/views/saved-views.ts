import { z } from '../../contract/zod'
import { visibleText } from '../../model/text'

/** What a link holds, under a name of the person's own: choices, never a value of the service. */
export interface SavedView {
  name: string
  /** Query of the link, `''` or with its `?`. */
  search: string
}

export const mostViews = 50
export const longestName = 80
/** Characters of a query; browsers and messengers cut longer links. */
export const longestSearch = 8_000

const viewSchema = z.object({
  name: z.string().check(
    z.maxLength(longestName),
    z.refine((name) => name !== '' && toName(name) === name),
  ),
  search: z.string().check(z.maxLength(longestSearch), z.regex(/^$|^\?/)),
})
const keptSchema = z.object({ plugboard: z.literal('views'), views: z.array(z.unknown()) })

/** A name as it is kept: without margins, control characters and marks that are not seen. */
export function toName(text: string): string {
  return visibleText(text)
    .trim()
    .normalize('NFC')
    .slice(0, longestName)
    .replace(/[\ud800-\udbff]$/, '')
    .trim()
}

/** Whether two names read the same. */
export function isSameName(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}

export function writeViews(views: readonly SavedView[]): string {
  return JSON.stringify({ plugboard: 'views', views })
}

/**
 * Kept views, each name once, the first of too many. A broken one costs itself.
 * @returns `null` when the text holds no views at all
 */
export function readViews(text: string): SavedView[] | null {
  const views: SavedView[] = []
  for (const one of readEntries(text) ?? []) {
    const { data } = viewSchema.safeParse(one)
    const isNew = data && !views.some(({ name }) => isSameName(name, data.name))
    if (isNew && views.length < mostViews) views.push(data)
  }
  return views.length === 0 && !isEmptyList(text) ? null : views
}

function readEntries(text: string): unknown[] | null {
  try {
    return keptSchema.safeParse(JSON.parse(text)).data?.views ?? null
  } catch {
    return null
  }
}

const isEmptyList = (text: string) => readEntries(text)?.length === 0

/** What came of saving or renaming: the views, or why not. */
export type Changed = readonly SavedView[] | 'nameless' | 'taken' | 'full' | 'long'

/** The views and one more, or with another query under its name when that may be `replaced`. */
export function addView(
  views: readonly SavedView[],
  { name: text, search }: SavedView,
  replaced: boolean,
): Changed {
  const name = toName(text)
  if (name === '') return 'nameless'
  if (search.length > longestSearch) return 'long'
  const others = views.filter((view) => !isSameName(view.name, name))
  if (others.length < views.length && !replaced) return 'taken'
  return others.length >= mostViews ? 'full' : [...others, { name, search }]
}

/** The views, one of them under another name; without it where it is gone by now. */
export function renameView(views: readonly SavedView[], from: string, text: string): Changed {
  const name = toName(text)
  if (name === '') return 'nameless'
  if (views.some((view) => view.name !== from && isSameName(view.name, name))) return 'taken'
  return views.map((view) => (view.name === from ? { ...view, name } : view))
}

export function removeView(views: readonly SavedView[], name: string): readonly SavedView[] {
  return views.filter((view) => view.name !== name)
}
