import { readFileSync } from 'node:fs'

/** One place made wrong, and the tests of which one must then fail. */
export interface Defect {
  what: string
  file: string
  /** Stands in the file exactly once. */
  right: string
  wrong: string
  /** Below `test/unit`, without `.test.ts`; those of the built page begin with `browser/`. */
  tests: string[]
}

/** Whether it takes a build to notice it. */
export const isOfBrowser = ({ tests }: Pick<Defect, 'tests'>): boolean =>
  tests.some((name) => name.startsWith('browser/'))

const list = new URL('./defects.txt', import.meta.url)

/** Reads `defects.txt`: name, file and tests, what is right (`-`) and what is wrong (`+`), then an empty line. */
export const defects: readonly Defect[] = readFileSync(list, 'utf8')
  .trim()
  .split('\n\n')
  .map((block) => {
    const [what = '', place = '', ...lines] = block.split('\n')
    const [file = '', ...tests] = place.split(/:? /)
    const marked = (sign: string) =>
      lines.flatMap((line) => (line[0] === sign ? [line.slice(2)] : [])).join('\n')
    return { what, file, right: marked('-'), wrong: marked('+'), tests }
  })
