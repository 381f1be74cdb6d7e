/** Joins the parts that are not empty by a middle dot: "Bolzano · Alperia". */
export function inOneLine(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(' · ')
}
