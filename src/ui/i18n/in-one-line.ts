/** Joins the parts that are not empty. */
export function inOneLine(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(' · ')
}
