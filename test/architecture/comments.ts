import type { Import, Source } from './sources'

const comments = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/ .*$/gm
const quoted = /`([^`]+)`/g
/** A name, or names with dots between them, also as a call: `measuredAt`, `Session.resume`, `t(key)`. */
const named = /^([A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)*)(?:\(.*\))?$/s
const filePath = /^(?:[\w.-]+\/)+[\w.-]+\.tsx?$/
const fileName = /\.(?:css|json|tsx?)$/
/** A comment right above an interface, and the interface. */
const describedInterface = /(\/\*\*(?:(?!\*\/)[\s\S])*\*\/)\n((?:export )?interface [\s\S]*?\n\})/g
/** A word of the interface, of metadata or of the environment: `PUBLIC`, `IEC_62196_T2_COMBO`, `_t`, `SANDBOX_RATE`. */
const wireName = /^(?:[A-Z\d]+(?:_[A-Z\d]+)*|_[\w]*)$/
/** Only one file can be meant, wherever it is: `hasPushedPeriod`, `CameraSync`. */
const ownName = /^[A-Za-z]+[a-z\d][A-Z]/

/** What browsers, languages, tools, feeds and the service call something that no code near the comment names. */
const foreignNames = new Set([
  // JavaScript, the browser, React and MapLibre.
  ...['null', 'false', 'NaN', 'Infinity', 'default', 'yield', 'Intl', 'Date', 'fetch', 'parse', 'signal'],
  ...['AbortError', 'ServiceWorkerGlobalScope', 'key', 'Suspense', 'interpolate', 'idle', 'error', 'glyphs'],
  // The compiler; `exports.act` of React's files; nginx and Caddy.
  ...['tsc', 'exports', 'act', 'b', 'x', 'root', 'server', 'listen'],
  // Headers and their schemes.
  ...['Accept', 'Age', 'Authorization', 'Basic', 'Bearer', 'Host'],
  // The service's queries and metadata, tokens, the geocoder's languages, CSS.
  ...['alias', 'operator', 'value', 'and', 'or', 'select', 'where', 'smetadata', 'workgroup', 'CHAdeMO'],
  ...['opening_times', 'iec62196t2combo', 'Status403', 'resource_access', 'id_token_hint', 'en', 'de', 'fr'],
  ...['mix'],
])

const wordsOf = (text: string) => new Set(text.replace(comments, '').match(/[\w$]+/g))

function codesIn(text: string): string[] {
  return [...text.matchAll(comments)].flatMap(([comment]) =>
    [...comment.matchAll(quoted)].map(([, code = '']) => code),
  )
}

/** Paths in comments that no file has, as a whole or at its end: a file that was moved, a folder that is left out. */
export function unknownPaths(sources: readonly Source[], files: readonly Source[]): string[] {
  const paths = files.map(({ path }) => `/${path}`)
  const isKnown = (code: string) => paths.some((path) => path.endsWith(`/${code}`))
  return sources.flatMap(({ path, text }) =>
    codesIn(text)
      .filter((code) => filePath.test(code) && !isKnown(code))
      .map((code) => `${path}: ${code}`),
  )
}

function namesIn(text: string): string[] {
  const names = codesIn(text)
    .filter((code) => !fileName.test(code))
    .map((code) => named.exec(code)?.[1])
  return names.flatMap((name) => name?.split('.') ?? [])
}

/**
 * Names in comments that the code does not have: a field that was renamed, a type that is gone. Of a plain word, such
 * as `at`, the file itself or one that it imports must have it, because some other file always does.
 */
export function unknownNames(sources: readonly Source[], imports: readonly Import[]): string[] {
  const words = new Map(sources.map(({ path, text }) => [path, wordsOf(text)]))
  const all = new Set([...words.values()].flatMap((names) => [...names]))
  return sources.flatMap(({ path, text }) => {
    const near = [path, ...imports.filter(({ from }) => from === path).map(({ to }) => to)]
    const isKnown = (name: string) =>
      foreignNames.has(name) ||
      wireName.test(name) ||
      (ownName.test(name) && all.has(name)) ||
      near.some((file) => words.get(file)?.has(name))
    return namesIn(text)
      .filter((name) => !isKnown(name))
      .map((name) => `${path}: ${name}`)
  })
}

/** Plain words in the comment of an interface that it does not have: a member that was renamed, or is gone. */
export function unknownMembers(sources: readonly Source[]): string[] {
  return sources.flatMap(({ path, text }) =>
    [...text.matchAll(describedInterface)].flatMap(([, comment = '', members = '']) => {
      const words = wordsOf(members)
      const isKnown = (name: string) =>
        foreignNames.has(name) || wireName.test(name) || ownName.test(name) || words.has(name)
      return namesIn(comment)
        .filter((name) => !isKnown(name))
        .map((name) => `${path}: ${name}`)
    }),
  )
}
