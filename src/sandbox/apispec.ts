import { filledText, measuredValue, textOrTexts, v1MeasuredValue } from '../contract/fields'
import { isRecord } from '../contract/type-guards'
import { z } from '../contract/zod'
import { type Call, type Group, listGroups, rowSchemas, type SchemeName } from './apispec-groups'
import { operationSummaries, parameterTexts, statusTexts } from './apispec-texts'

type Json = Record<string, unknown>

/** Returns the OpenAPI document. @param origin address of the sandbox, such as `http://localhost:4174` */
export function apiDocument(origin: string): Json {
  return specification(listGroups(origin), `${origin}/auth/realms/demo/protocol/openid-connect`)
}

/** Returns the OpenAPI 3.1 document of some groups of endpoints. */
export function specification(parts: readonly Group[], identity: string): Json {
  return {
    openapi: '3.1.0',
    info: { title: 'Plugboard sandbox', version: '2', license: { name: 'CC0', identifier: 'CC0-1.0' } },
    servers: [...new Set(parts.map(({ server }) => server))].map((url) => ({ url })),
    tags: parts.map(({ name, description }) => ({ name, description })),
    paths: pathItems(parts),
    components: {
      schemas: Object.fromEntries(
        Object.entries(rowSchemas).map(([name, schema]) => [name, toJsonSchema(schema)]),
      ),
      securitySchemes: securitySchemes(identity),
    },
  }
}

/** Groups the operations by path: a path may have several. */
function pathItems(parts: readonly Group[]): Json {
  const items = new Map<string, Json>()
  for (const group of parts)
    for (const call of group.calls) {
      const [path, item] = pathItem(group, call)
      items.set(path, { ...items.get(path), ...item })
    }
  return Object.fromEntries(items)
}

function pathItem(group: Group, call: Call): [path: string, item: Json] {
  const [{ method, path }] = call
  const item = { servers: [{ url: group.server }], [method.toLowerCase()]: operation(group, call) }
  return [group.prefix + path, item]
}

function operation(group: Group, [endpoint, rows]: Call): Json {
  const { operation, path, query, form, answer, deprecated } = endpoint
  const body = (schema: Json, type = 'application/json') => ({ content: { [type]: { schema } } })
  return {
    operationId: operation,
    tags: [group.name],
    summary: operationSummaries[operation],
    ...(deprecated && { deprecated }),
    security: [{}, ...group.security.map((name) => ({ [name]: [] }))],
    parameters: [...segments(path), ...queryParameters(toJsonSchema(query))],
    ...(form && {
      requestBody: { required: true, ...body(toJsonSchema(form), 'application/x-www-form-urlencoded') },
    }),
    responses: {
      200: { description: 'The answer.', ...body(withRows(toJsonSchema(answer), rows)) },
      ...Object.fromEntries(
        group.errors.map((status) => [
          status,
          { description: statusTexts[status], ...body(reference(group.error)) },
        ]),
      ),
    },
  }
}

function segments(path: string): Json[] {
  return Array.from(path.matchAll(/\{(\w+)\}/g), ([, name = '']) =>
    parameter('path', name, true, { type: 'string' }),
  )
}

function queryParameters({ properties, required }: Json): Json[] {
  const needed: unknown[] = Array.isArray(required) ? required : []
  return Object.entries(isRecord(properties) ? properties : {}).map(([name, schema]) =>
    parameter('query', name, needed.includes(name), schema),
  )
}

function parameter(location: 'path' | 'query', name: string, required: boolean, schema: unknown): Json {
  return { name, in: location, required, description: parameterTexts[name] ?? name, schema }
}

/** Adds the schema of the rows to that of a list, or of an envelope around a list. */
function withRows(schema: Json, rows: Call[1]): Json {
  if (rows === undefined) return schema
  if (schema.type === 'array') return { ...schema, items: reference(rows) }
  const properties = Object.entries(isRecord(schema.properties) ? schema.properties : {})
  return {
    ...schema,
    properties: Object.fromEntries(
      properties.map(([name, value]) => [name, isList(value) ? { ...value, items: reference(rows) } : value]),
    ),
  }
}

function isList(schema: unknown): schema is Json {
  return isRecord(schema) && schema.type === 'array'
}

function reference(name: string): Json {
  return { $ref: `#/components/schemas/${name}` }
}

function toJsonSchema(schema: z.ZodMiniType): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => void Object.assign(jsonSchema, ownKinds.get(zodSchema)),
  })
  return rest
}

const text = { type: 'string' } as const
const number = { type: 'number' } as const

/** JSON schemas of the custom checks in `contract/type-guards.ts`, which zod cannot derive. */
const ownKinds = new Map<unknown, Json>([
  [filledText, { minLength: 1 }],
  [
    measuredValue,
    { anyOf: [number, text, { type: 'boolean' }, { type: 'object', additionalProperties: {} }] },
  ],
  [v1MeasuredValue, { anyOf: [number, text] }],
  [textOrTexts, { anyOf: [{ type: 'array', items: text }, text] }],
])

function securitySchemes(identity: string): Record<SchemeName, Json> {
  const tokenUrl = `${identity}/token`
  return {
    Bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
    OAuth2: {
      type: 'oauth2',
      flows: {
        authorizationCode: {
          authorizationUrl: `${identity}/auth`,
          tokenUrl,
          refreshUrl: tokenUrl,
          scopes: {},
        },
        password: { tokenUrl, refreshUrl: tokenUrl, scopes: {} },
      },
    },
    Basic: { type: 'http', scheme: 'basic' },
  }
}
