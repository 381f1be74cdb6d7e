import { isRecord } from './type-guards'
import type { z } from './zod'

/*
 * Schemas for the first scripts of page and worker: zod would add six kilobytes, these shapes add half of one. Most
 * have zod's name or one near it, and all have the messages that `issueLines` gives for zod's.
 */

/** A schema of zod, or a shape. */
export interface Parser<Value, Input = unknown> {
  safeParse(input: Input): Parsed<Value>
}
type Parsed<Value> =
  | { success: true; data: Value }
  | { success: false; error: { issues: readonly z.core.$ZodIssue[] } }

type Path = readonly (string | number)[]
type Reject = (reason: string, path?: Path) => void

/** Parses input. The result is valid only if nothing was rejected. */
export type Shape<Value> = (input: unknown, reject: Reject) => Value
export type ValueOf<Form> = Form extends Shape<infer Value> ? Value : never

type Fields = Readonly<Record<string, Shape<unknown>>>
type OptionalKey<Form extends Fields> = {
  [Key in keyof Form]: undefined extends ValueOf<Form[Key]> ? Key : never
}[keyof Form]
type ObjectOf<Form extends Fields> = {
  [Key in Exclude<keyof Form, OptionalKey<Form>>]: ValueOf<Form[Key]>
} & { [Key in OptionalKey<Form>]?: ValueOf<Form[Key]> }

export function toParser<Value>(shape: Shape<Value>): Parser<Value> {
  return {
    safeParse(input) {
      const issues: z.core.$ZodIssue[] = []
      const data = shape(input, (message, path = []) => {
        issues.push({ code: 'custom', path: [...path], message, input })
      })
      return issues.length === 0 ? { success: true, data } : { success: false, error: { issues } }
    },
  }
}

export function is<Value>(test: (input: unknown) => input is Value, reason: string): Shape<Value> {
  return (input, reject) => {
    if (!test(input)) reject(reason)
    // `toParser` does not return a rejected input, so its type does not matter.
    return input as Value
  }
}

export const unknownValue: Shape<unknown> = (input) => input
export const string = is((input) => typeof input === 'string', 'expected string')
export const boolean = is((input) => typeof input === 'boolean', 'expected boolean')
export const number = is((input): input is number => Number.isFinite(input), 'expected number')

export const oneOf = <const Value>(...values: readonly Value[]) =>
  is((input): input is Value => values.some((value) => value === input), `expected ${values.join(' or ')}`)

/** Adds a test to a shape. */
export function refined<Value>(
  shape: Shape<Value>,
  test: (value: Value) => boolean,
  reason: string,
): Shape<Value> {
  return (input, reject) => {
    let isRejected = false
    const value = shape(input, (...rejection) => {
      isRejected = true
      reject(...rejection)
    })
    if (!isRejected && !test(value)) reject(reason)
    return value
  }
}

export const trimmedString: Shape<string> = (input, reject) =>
  string(typeof input === 'string' ? input.trim() : input, reject)

export function optional<Value>(shape: Shape<Value>): Shape<Value | undefined> {
  return (input, reject) => (input === undefined ? undefined : shape(input, reject))
}

export function nullable<Value>(shape: Shape<Value>): Shape<Value | null> {
  return (input, reject) => (input === null ? null : shape(input, reject))
}

export function withDefault<Value>(shape: Shape<Value>, value: Value): Shape<Value> {
  return (input, reject) => (input === undefined ? value : shape(input, reject))
}

export function array<Value>(shape: Shape<Value>): Shape<Value[]> {
  return (input, reject) => {
    if (Array.isArray(input))
      return input.map((item, index) => shape(item, (reason, path = []) => reject(reason, [index, ...path])))
    reject('expected array')
    return []
  }
}

/** Keeps the named fields of an object and leaves out the others. */
export function object<Form extends Fields>(fields: Form): Shape<ObjectOf<Form>> {
  return (input, reject) => {
    const read: Record<string, unknown> = {}
    for (const [key, value] of readFields(fields, input, reject)) if (value !== undefined) read[key] = value
    return read as ObjectOf<Form>
  }
}

/** A shape for each field that the type names. */
type FieldsOf<Value> = {
  readonly [Key in keyof Value as string extends Key ? never : Key]-?: Shape<Value[Key]>
}

/** The input object itself, with all its fields. So their shapes may only check, not convert: no default, no trim. */
export function looseObject<Value extends object>(fields: FieldsOf<Value>): Shape<Value> {
  return (input, reject) => {
    readFields(fields, input, reject)
    return input as Value
  }
}

function readFields(fields: Fields, input: unknown, reject: Reject): [string, unknown][] {
  if (!isRecord(input)) {
    reject('expected object')
    return []
  }
  return Object.entries(fields).map(([key, shape]) => [
    key,
    shape(input[key], (reason, path = []) => reject(reason, [key, ...path])),
  ])
}
