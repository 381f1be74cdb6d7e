import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A rule of a style sheet. */
export interface StyleRule {
  file: string
  /** Conditions around it, such as `@media print`. */
  around: readonly string[]
  selector: string
  declarations: Readonly<Record<string, string>>
}

const declarationsIn = (body: string) =>
  Object.fromEntries(
    [...body.matchAll(/([\w-]+)\s*:\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value.trim()]),
  )

/** Reads rules and the conditions around them. It needs no more of CSS than the style sheets of this app use. */
function readRules(file: string, css: string): StyleRule[] {
  const rules: StyleRule[] = []
  const around: string[] = []
  let start = 0
  for (let index = 0; index < css.length; index += 1) {
    if (css[index] === '{') {
      around.push(
        css
          .slice(start, index)
          .replace(/^[\s\S]*;/, '')
          .replace(/\s+/g, ' ')
          .trim(),
      )
      start = index + 1
    } else if (css[index] === '}') {
      const selector = around.pop() ?? ''
      const declarations = declarationsIn(css.slice(start, index))
      if (!selector.startsWith('@')) rules.push({ file, around: [...around], selector, declarations })
      start = index + 1
    }
  }
  return rules
}

/** All rules of the app's style sheets. */
export const styleRules: readonly StyleRule[] = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.css'))
  .map((name) => join('src', name))
  .flatMap((file) => readRules(file, readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')))

/** Selectors of a rule: those inside of `:is(…)` and `:not(…)` are no others. */
export const selectorsOf = ({ selector }: Pick<StyleRule, 'selector'>): string[] =>
  selector.split(/, (?![^()]*\))/)

/** Declarations of a selector without conditions around it, or within the one that contains `condition`. */
export function declared(selector: string, condition = ''): Record<string, string> {
  const fits = ({ around }: StyleRule) =>
    condition === '' ? around.length === 0 : around.some((one) => one.includes(condition))
  const own = (rule: StyleRule) =>
    (rule.selector === selector || selectorsOf(rule).includes(selector)) && fits(rule)
  return Object.assign({}, ...styleRules.filter(own).map(({ declarations }) => declarations))
}
