import { z } from '../../contract/zod'
import { cutText, visibleText } from '../../model/text'

/**
 * A link under a name that the person chose. It contains choices, some of them names from the data, and no measurement.
 */
export interface SavedView {
  name: string
  /** Query of the link, `''` or with its `?`. */
  search: string
}

export const maxViews = 50
export const maxNameLength = 80
/** Characters of a query; browsers and messengers cut longer links. */
export const maxSearchLength = 8_000

const viewSchema = z.object({
  name: z.string().check(
    z.maxLength(maxNameLength),
    z.refine((name) => name !== '' && toName(name) === name),
  ),
  search: z.string().check(z.maxLength(maxSearchLength), z.regex(/^$|^\?/)),
})
const storedSchema = z.object({ plugboard: z.literal('views'), views: z.array(z.unknown()) })

/** Cleans a name: no spaces at its ends, no control characters, no invisible characters. */
export function toName(text: string): string {
  return cutText(visibleText(text).trim().normalize('NFC'), maxNameLength).trim()
}

/** Whether two names look the same. */
export function isSameName(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}

export function writeViews(views: readonly SavedView[]): string {
  return JSON.stringify({ plugboard: 'views', views })
}

/**
 * Parses stored views. A broken view, a second one of the same name and those after the limit are left out.
 * @returns `null` if the text holds no list of views, or none that can be read
 */
export function readViews(text: string): SavedView[] | null {
  const views: SavedView[] = []
  for (const one of readEntries(text) ?? []) {
    const { data } = viewSchema.safeParse(one)
    const isNew = data && !views.some(({ name }) => isSameName(name, data.name))
    if (isNew && views.length < maxViews) views.push(data)
  }
  return views.length === 0 && !isEmptyList(text) ? null : views
}

function readEntries(text: string): unknown[] | null {
  try {
    return storedSchema.safeParse(JSON.parse(text)).data?.views ?? null
  } catch {
    return null
  }
}

const isEmptyList = (text: string) => readEntries(text)?.length === 0

/** Result of saving or renaming: the new list, or why it failed. */
export type ChangeResult = readonly SavedView[] | 'nameless' | 'taken' | 'gone' | 'full' | 'long'

/** Adds a view. If its name is taken, `replaced` decides whether the new query replaces the old one. */
export function addView(
  views: readonly SavedView[],
  { name: text, search }: SavedView,
  replaced: boolean,
): ChangeResult {
  const name = toName(text)
  if (name === '') return 'nameless'
  if (search.length > maxSearchLength) return 'long'
  const others = views.filter((view) => !isSameName(view.name, name))
  if (others.length < views.length && !replaced) return 'taken'
  return others.length >= maxViews ? 'full' : [...others, { name, search }]
}

/** Renames a view. `gone`: another tab has deleted it. */
export function renameView(views: readonly SavedView[], from: string, text: string): ChangeResult {
  const name = toName(text)
  if (name === '') return 'nameless'
  if (!views.some((view) => view.name === from)) return 'gone'
  if (views.some((view) => view.name !== from && isSameName(view.name, name))) return 'taken'
  return views.map((view) => (view.name === from ? { ...view, name } : view))
}

export function removeView(views: readonly SavedView[], name: string): readonly SavedView[] {
  return views.filter((view) => view.name !== name)
}
