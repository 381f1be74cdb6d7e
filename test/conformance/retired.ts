/** Why rows of v1 are skipped; the table has one line for all of them. */
export const retired = 'v1 is retired'
