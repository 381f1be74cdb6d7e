/** Replaces a part of `index.html`. @throws if it is not there: the page would silently stay as it is */
export function replaceInPage(
  page: string,
  part: RegExp,
  replace: (part: string, ...groups: string[]) => string,
): string {
  const replaced = page.replace(part, replace)
  if (replaced === page) throw new Error(`index.html has no ${part} any more.`)
  return replaced
}
