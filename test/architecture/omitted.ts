import type { Source } from './sources'

/** A type that leaves out fields of another one, with what follows that one's name. */
const omission = /\bOmit<\s*(?:[\w.]+<typeof )?(\w+)[^']*,\s*((?:\s*\|?\s*'[^']+')+)\s*>/g

const declares = (text: string, name: string, before = '(?:export )?') =>
  new RegExp(`^${before}(?:interface|type|function|class) ${name}\\b`, 'm').test(text)

/**
 * Fields that `Omit` leaves out although the file that declares the type has no such field: TypeScript accepts any
 * name, and after a renaming the field is left out no longer. Types of libraries are not read.
 */
export function findUnknownOmissions(sources: readonly Source[]): string[] {
  return sources.flatMap(({ path, text }) =>
    [...text.matchAll(omission)].flatMap(([, name = '', fields = '']) => {
      if (new RegExp(`^import [^'"]*\\b${name}\\b[^'"]*from '[^.]`, 'm').test(text)) return []
      const declaring = declares(text, name)
        ? [text]
        : sources.filter((source) => declares(source.text, name, 'export ')).map((source) => source.text)
      return [...fields.matchAll(/'([^']+)'/g)]
        .map(([, field = '']) => field)
        .filter((field) => !declaring.some((one) => new RegExp(`(?<![\\w.'])${field}\\??[:(]`).test(one)))
        .map((field) => `${path}: ${name} has no ${field}`)
    }),
  )
}
