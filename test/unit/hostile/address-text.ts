import fc from 'fast-check'

const part = fc.constantFrom(
  ...['/', '//', '\\', '.', '..', '%2e', '%2f', '@', ':', 'https:', ':443', 'evil.test', '[', '?', '#'],
  ...[';', ',', '*', '\t', '\n'],
)

/** What data or a link may hold: any text, parts of addresses in any order, a whole address. */
export const addressText = fc.oneof(
  fc.string({ maxLength: 12 }),
  fc.array(part, { maxLength: 8 }).map((parts) => parts.join('')),
  fc.webUrl(),
)
