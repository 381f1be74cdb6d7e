/**
 * Rows of the sandbox, over the same address that the page asks: what the service itself says, counted without any
 * of our code.
 * @param path below `/v2/flat/`
 */
export async function rowsOf<Row = Record<string, unknown>>(
  sandboxOrigin: string,
  path: string,
): Promise<Row[]> {
  const answer = await fetch(`${sandboxOrigin}/mobility/v2/flat/${path}`)
  const { data }: { data: Row[] } = await answer.json()
  return data
}
